import type { Gazetteer } from '../language/gazetteer.ts';

const han = /^\p{Script=Han}/u;
/** A verb that a clause or a label begins with: "offers …", "see the …", "compared with …". */
const verbs = new Set(
  `查看 提供 整合 咨询 看清 选择 支持 使用 参考 关注 了解 对比 比较 包括 包含 吸引 集成 拥有 具备 适合 服务 采用 覆盖 获得 确认 确保 检查 避免 根据 按照 通过 进行
  利用 结合 针对 考虑 建议 推荐 注意 需要 可以 能够 应该 优先 直接 尽量 提前 定期 明确 核实 核对 询问 索要 要求 签订 保留 收集 整理 分析 评估 测试 试用 体验 预约 购买
  下单 安装 配置 设置 启用 关闭 登录 注册 搜索 查询 浏览 阅读 学习 掌握 熟悉 积累 提升 提高 降低 减少 增加 增强 改善 优化 解决 满足 实现 完成 打造 构建 建立 搭建 制定
  制作 开发 设计 生产 加工 销售 经营 主营 专注 致力 深耕 位于 来自 属于 成为 作为 名为 称为 价格 略低 略高 高于 低于 不少 不同 多家 各大 各类 各种 国内 国外 本地 线上 线下
  上门 其他 以上 以下 如何 为何 为什么 是否 哪些 什么`.split(/\s+/u),
);
/** What a clause has inside and a name hardly has. */
const inside = /.(?:是否|以及|可以|需要|进行|具有|均有|均为|较高|较低|较多|较少|略低|略高|不同|之间|之外|为主|的).|、/u;
/** What is said of things and companies, at the end of a phrase of ordinary words. */
const ends =
  /.{2}(?:案例|经验|评价|渠道|属性|推广|视频|调研|方案|功能|效果|需求|问题|领域|方式|方法|建议|因素|特点|优势|优惠|价格|费用|质量|口碑|流程|标准|要求|情况|类型|等级|阶段|周期|周边|附近|预算|售后|保障|资质|证书|合同|条款|参数|性能|材质|成分|含量|功效|风险|误区|技巧|攻略|指南|清单|步骤|环节|细节|重点|关键|优化|服务商|供应商|生产商|制造商|经销商|代理商|类平台|社区|论坛|评测|测评|排行榜|关键词|工具|人群|场景|能力|程度|范围|原则|策略|计划|目标|结果|数据|信息|资料|报告|政策|法规|制度|体系|结构|模式|机制|条件|环境|行业|市场|用户|客户|消费者|爱好者|上门|搜索|查询|预约|教学|培训)$/u;
/** "散打&搏击": two kinds. */
const bothKinds = /.{2}[&＆].{2}/u;
/** Before one of these, a name ends in running text: "applied at Acme". */
const before = /^(?:于|如|为|给|被|把|对|从|向|与|和|及|在|到|让|由|按|以|而|也|都|还|更|最|很|不)/u;

/** "改色膜用3M", "Y在20万": words and a name, or a model, that no space divides. */
const beforeLatin = /^\p{Script=Han}*(?:用|含|如|及|与|和|为|有|在|是|的|于|到|把|被|从|由|以|了)[A-Za-z\d]/u;
const afterLatin = /^[A-Za-z][A-Za-z\d]*(?:在|的|是|和|与|及|为|有|等|用户|品牌|系列)/u;
const joined = /^(?<first>\p{Script=Han}{2,12})(?:以及|及|和|与|或)(?<second>\p{Script=Han}{2,12})$/u;

/**
 * Whether a Chinese candidate is a clause or a label, not a name: "查看真实案例", "提供SEO", "价格略低于索菲亚". Known companies in it are
 * candidates of their own.
 */
export function isChineseClause(name: string, { isCompany }: Pick<Gazetteer, 'isCompany'>): boolean {
  if (isCompany(name)) return false;
  if (beforeLatin.test(name) || afterLatin.test(name)) return true;
  if (name.length < 3 || !han.test(name)) return false;
  const { first, second } = joined.exec(name)?.groups ?? {};
  if (first !== undefined && second !== undefined && (isCompany(first) || isCompany(second))) return true;
  return (
    inside.test(name) ||
    bothKinds.test(name) ||
    (name.length > 3 && (verbs.has(name.slice(0, 2)) || ends.test(name))) ||
    (before.test(name) && isCompany(name.slice(1)))
  );
}
