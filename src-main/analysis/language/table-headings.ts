/** Corner cells of a table whose first column lists attributes ("Feature | Acme | Other"); also an empty one. */
export const attributeHeading =
  /^\s*(?:$|#|features?|criteri|categor|aspects?|attributes?|comparison|specs?|factor|parameter|merkmal|kriteri|eigenschaft|caract|critère|aspecto|caratteristic|kenmerk|egenskap|kryteri|cecha|характерист|критери|параметр|özellik|kriter|fitur|tính năng|tiêu chí|项目|項目|特徵|特征|功能|比较|比較|維度|维度|指标|항목|기준|구분|คุณสมบัติ|หัวข้อ|תכונה|קריטריון|פרמטר|الميزة|المعيار|العنصر|विशेषता|मापदंड)/iu;

/** Corner cells of a table whose first column is a rank. */
export const rankHeading = /^(?:no|nr|rank|rang|place|順位|排名|순위)\.?$/iu;
