import { languages } from '#shared/domain/languages.ts';
import { fold, phraseSet } from './fold.ts';

/** Continents, regions, large cities and words of origin that the runtime's locale data does not hold. */
const listed = phraseSet(`
europe, asia, africa, america, north america, south america, latin america, oceania, antarctica, middle east, far east, scandinavia, the balkans, benelux, caribbean, mediterranean, silicon valley, western europe, eastern europe, central europe, southeast asia, eu, european union, uk, usa, us, uae, britain, great britain, england, scotland, wales, holland, korea, worldwide,
european, asian, african, american, north american, british, english, scottish, irish, german, french, spanish, italian, portuguese, dutch, belgian, swiss, austrian, swedish, norwegian, danish, finnish, polish, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, russian, ukrainian, israeli, arab, arabic, saudi, emirati, egyptian, indian, pakistani, chinese, japanese, korean, thai, vietnamese, indonesian, malaysian, singaporean, filipino, australian, canadian, mexican, brazilian, argentine, argentinian, chilean, colombian, peruvian, nigerian, kenyan, south african, western, eastern, nordic, scandinavian, baltic, balkan, hebrew, hindi, bengali, urdu, swahili, latin, mandarin, cantonese, jewish, christian, muslim, islamic, europeans, americans,
new york, new york city, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, austin, san jose, san francisco, seattle, denver, boston, miami, atlanta, detroit, portland, las vegas, orlando, nashville, washington, washington dc, california, texas, florida, illinois, ohio, georgia, arizona, massachusetts, virginia, new jersey, pennsylvania, michigan, colorado, oregon, nevada, manhattan, brooklyn, hollywood,
toronto, montreal, vancouver, calgary, ottawa, quebec, ontario, mexico city, cancún, guadalajara, monterrey, são paulo, rio de janeiro, brasília, buenos aires, santiago, bogotá, medellín, lima, caracas, quito, montevideo, havana,
london, manchester, birmingham, liverpool, leeds, edinburgh, glasgow, cardiff, belfast, bristol, oxford, cambridge, dublin, cork, paris, lyon, marseille, nice, toulouse, bordeaux, lille, strasbourg, nantes, madrid, barcelona, valencia, seville, sevilla, málaga, bilbao, zaragoza, lisbon, lisboa, porto, rome, roma, milan, milano, naples, napoli, turin, torino, florence, firenze, venice, venezia, bologna,
berlin, hamburg, münchen, munich, köln, cologne, frankfurt, frankfurt am main, stuttgart, düsseldorf, leipzig, dresden, nürnberg, hannover, bremen, wien, vienna, graz, salzburg, innsbruck, zürich, zurich, genf, geneva, genève, basel, bern, lausanne, amsterdam, rotterdam, utrecht, den haag, the hague, eindhoven, brussels, bruxelles, brussel, antwerp, antwerpen, gent, ghent, luxembourg,
stockholm, göteborg, gothenburg, malmö, oslo, bergen, københavn, copenhagen, aarhus, helsinki, espoo, tampere, reykjavik, tallinn, riga, vilnius, warsaw, warszawa, kraków, krakow, wrocław, gdańsk, poznań, łódź, praha, prague, brno, ostrava, bratislava, budapest, bucharest, bucurești, cluj-napoca, sofia, софия, athens, αθήνα, θεσσαλονίκη, thessaloniki, zagreb, ljubljana, belgrade, beograd, београд, sarajevo, skopje, tirana,
moscow, москва, санкт-петербург, saint petersburg, новосибирск, екатеринбург, казань, kyiv, kiev, київ, киев, львів, одеса, харків, minsk, мінск, минск, tbilisi, yerevan, baku, almaty, алматы, астана, tashkent, bishkek,
istanbul, i̇stanbul, ankara, izmir, antalya, bursa, tel aviv, jerusalem, haifa, תל אביב, ירושלים, חיפה, באר שבע, ישראל, cairo, alexandria, القاهرة, الإسكندرية, riyadh, jeddah, الرياض, جدة, مكة, الدمام, dubai, abu dhabi, دبي, أبو ظبي, الشارقة, doha, الدوحة, kuwait city, الكويت, amman, عمان, beirut, بيروت, baghdad, بغداد, casablanca, الدار البيضاء, rabat, tunis, tunisia, algiers, الخليج, السعودية, الإمارات, مصر, tehran, lagos, abuja, nairobi, mombasa, accra, johannesburg, cape town, durban, pretoria, addis ababa, dar es salaam,
mumbai, delhi, new delhi, bangalore, bengaluru, hyderabad, chennai, kolkata, pune, ahmedabad, jaipur, goa, दिल्ली, मुंबई, भारत, बेंगलुरु, karachi, lahore, islamabad, dhaka, ঢাকা, colombo, kathmandu,
beijing, shanghai, guangzhou, shenzhen, chengdu, hangzhou, wuhan, nanjing, hong kong, macau, taipei, kaohsiung, 北京, 上海, 广州, 深圳, 成都, 杭州, 武汉, 南京, 重庆, 西安, 苏州, 天津, 香港, 澳门, 台北, 台中, 高雄, 台灣, 台湾, 中国, 中國, 国内, 海外, 欧洲, 美国, 日本, 韩国, 亚洲, 全球,
tokyo, osaka, kyoto, yokohama, nagoya, sapporo, fukuoka, kobe, hiroshima, sendai, okinawa, hokkaido, 東京, 大阪, 京都, 横浜, 名古屋, 札幌, 福岡, 神戸, 広島, 仙台, 沖縄, 北海道, 新宿, 渋谷, 銀座, 箱根, 熱海, 軽井沢, 浅草, 関東, 関西, 九州, 国内, seoul, busan, incheon, jeju, 서울, 부산, 인천, 대구, 대전, 광주, 제주, 제주도, 강남, 한국, 일본, 미국, 중국,
bangkok, phuket, chiang mai, pattaya, กรุงเทพ, กรุงเทพฯ, ภูเก็ต, เชียงใหม่, พัทยา, ประเทศไทย, hanoi, hà nội, ho chi minh city, hồ chí minh, tp hcm, tp.hcm, đà nẵng, da nang, sài gòn, việt nam, singapore, kuala lumpur, penang, johor bahru, jakarta, bandung, surabaya, bali, yogyakarta, manila, cebu, davao, quezon city, sydney, melbourne, brisbane, perth, adelaide, auckland, wellington
`);

let regions: ReadonlySet<string> | null = null;

/** Whether a folded phrase is a country, region, large city or word of origin, in any language of the published interface. */
export function isPlace(folded: string): boolean {
  regions ??= regionNames();
  return listed.has(folded) || regions.has(folded);
}

// Countries come from the runtime's locale data: the name of every region code that it knows, in every language.
function regionNames(): ReadonlySet<string> {
  const codes: string[] = [];
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const probe = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const first of letters)
    for (const second of letters) if (probe.of(first + second) !== undefined) codes.push(first + second);
  const names = new Set<string>();
  for (const { code } of languages) {
    const display = new Intl.DisplayNames(code, { type: 'region', fallback: 'none' });
    for (const region of codes) {
      const name = display.of(region);
      if (name !== undefined) names.add(fold(name));
    }
  }
  return names;
}
