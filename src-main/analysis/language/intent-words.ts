import type { LanguageCode } from '#shared/domain/languages.ts';

/** The words of a language that say what a person is after, folded as queries are; phrases in the order of the query. */
export interface IntentWords {
  readonly comparison: string;
  readonly transactional: string;
  readonly informational: string;
}

/**
 * Words that suggest an intent, by language, separated by commas: a query that contains one suggests it. Comparison is looked
 * for first, then transactional, then informational: "what is the best price" compares. A language without a list
 * suggests nothing but `brand`.
 */
export const intentWords: Partial<Record<LanguageCode, IntentWords>> = {
  en: {
    comparison:
      'best, better, top, vs, versus, compare, compared, comparison, alternative, alternatives, recommend, recommended, review, reviews, rank, rated, leading, which',
    transactional:
      'buy, price, prices, pricing, cost, costs, cheap, cheapest, affordable, deal, deals, discount, coupon, order, hire, book, download, subscribe, trial, quote, near me, for sale',
    informational:
      'what, how, why, when, who, where, is it, does, can, should, guide, tutorial, explain, meaning, example, examples, tips',
  },
  de: {
    comparison:
      'beste, besten, bester, bestes, besser, top, vs, vergleich, vergleiche, vergleichen, alternative, alternativen, empfehlen, empfehlung, empfehlenswert, test, testsieger, bewertung, bewertungen, fuhrende, welche, welcher, welches',
    transactional:
      'kaufen, preis, preise, kosten, kostet, gunstig, gunstige, billig, rabatt, angebot, angebote, bestellen, buchen, mieten, herunterladen, testversion, in der nahe',
    informational:
      'was, wie, warum, wieso, wann, wer, wo, anleitung, erklarung, bedeutung, beispiel, beispiele, tipps, ratgeber',
  },
  fr: {
    comparison:
      'meilleur, meilleure, meilleurs, meilleures, mieux, top, vs, comparer, comparatif, comparaison, alternative, alternatives, recommander, recommandez, avis, classement, quel, quelle, quels, quelles',
    transactional:
      'acheter, prix, tarif, tarifs, cout, coute, pas cher, moins cher, promo, promotion, reduction, commander, reserver, louer, telecharger, devis, essai gratuit, pres de',
    informational:
      "qu'est-ce, que, comment, pourquoi, quand, qui, ou, guide, tutoriel, definition, exemple, exemples, conseils",
  },
  es: {
    comparison:
      'mejor, mejores, top, vs, comparar, comparacion, comparativa, alternativa, alternativas, recomendar, recomiendas, recomendado, opiniones, ranking, cual, cuales',
    transactional:
      'comprar, precio, precios, coste, costo, cuesta, barato, barata, baratos, oferta, ofertas, descuento, pedir, reservar, alquilar, descargar, presupuesto, prueba gratis, cerca de mi',
    informational:
      'que es, como, por que, cuando, quien, donde, guia, tutorial, significado, ejemplo, ejemplos, consejos',
  },
  pt: {
    comparison:
      'melhor, melhores, top, vs, comparar, comparacao, alternativa, alternativas, recomendar, recomenda, recomendado, avaliacoes, ranking, qual, quais',
    transactional:
      'comprar, preco, precos, custo, custa, barato, barata, baratos, oferta, ofertas, desconto, encomendar, reservar, alugar, baixar, descarregar, orcamento, teste gratis, perto de mim',
    informational:
      'o que, como, por que, porque, quando, quem, onde, guia, tutorial, significado, exemplo, exemplos, dicas',
  },
  it: {
    comparison:
      'migliore, migliori, miglior, meglio, top, vs, confronto, confrontare, alternativa, alternative, consigli, consigliare, consigliato, recensioni, classifica, quale, quali',
    transactional:
      'comprare, acquistare, prezzo, prezzi, costo, costa, economico, economica, offerta, offerte, sconto, ordinare, prenotare, noleggiare, scaricare, preventivo, prova gratuita, vicino a me',
    informational: "cos'e, che cosa, come, perche, quando, chi, dove, guida, tutorial, significato, esempio, esempi",
  },
  nl: {
    comparison:
      'beste, beter, top, vs, vergelijk, vergelijken, vergelijking, alternatief, alternatieven, aanbevelen, aanrader, review, reviews, welke, welk',
    transactional:
      'kopen, prijs, prijzen, kosten, kost, goedkoop, goedkoopste, aanbieding, korting, bestellen, boeken, huren, downloaden, offerte, proefversie, in de buurt',
    informational: 'wat, hoe, waarom, wanneer, wie, waar, uitleg, handleiding, betekenis, voorbeeld, voorbeelden, tips',
  },
  sv: {
    comparison:
      'basta, bast, battre, topp, vs, jamfor, jamforelse, alternativ, rekommendera, rekommenderar, omdomen, recension, vilken, vilket, vilka',
    transactional:
      'kopa, pris, priser, kostar, kostnad, billig, billigaste, rabatt, erbjudande, bestalla, boka, hyra, ladda ner, offert, nara mig',
    informational: 'vad, hur, varfor, nar, vem, var, guide, forklara, betyder, exempel, tips',
  },
  da: {
    comparison:
      'bedste, bedre, top, vs, sammenlign, sammenligning, alternativ, alternativer, anbefale, anbefaler, anmeldelse, anmeldelser, hvilken, hvilket, hvilke',
    transactional:
      'kobe, kob, pris, priser, koster, billig, billigste, rabat, tilbud, bestille, booke, leje, download, naer mig',
    informational: 'hvad, hvordan, hvorfor, hvornar, hvem, hvor, guide, forklar, betyder, eksempel, eksempler, tips',
  },
  no: {
    comparison:
      'beste, bedre, topp, vs, sammenlign, sammenligning, alternativ, alternativer, anbefale, anbefaler, anmeldelse, anmeldelser, hvilken, hvilket, hvilke',
    transactional:
      'kjope, pris, priser, koster, billig, billigste, rabatt, tilbud, bestille, booke, leie, laste ned, naer meg',
    informational: 'hva, hvordan, hvorfor, nar, hvem, hvor, guide, forklar, betyr, eksempel, eksempler, tips',
  },
  fi: {
    comparison:
      'paras, parhaat, parhaita, parempi, vs, vertailu, vertaa, vaihtoehto, vaihtoehdot, vaihtoehtoja, suosittele, suosittelet, suositus, arvostelu, arvostelut, mika, mitka',
    transactional:
      'osta, ostaa, hinta, hinnat, maksaa, halpa, halvin, edullinen, alennus, tarjous, tilaa, varaa, vuokraa, lataa, lahella',
    informational: 'mita, miten, kuinka, miksi, milloin, kuka, missa, opas, ohje, tarkoittaa, esimerkki, vinkit',
  },
  pl: {
    comparison:
      'najlepszy, najlepsza, najlepsze, najlepszych, lepszy, top, vs, porownanie, porownaj, alternatywa, alternatywy, polecasz, polecane, polecany, opinie, ranking, ktory, ktora, ktore',
    transactional:
      'kupic, kup, cena, ceny, cennik, koszt, kosztuje, tani, tania, tanie, najtanszy, promocja, rabat, zamowic, zarezerwowac, wynajac, pobierz, oferta, w poblizu',
    informational: 'co to, jak, dlaczego, kiedy, kto, gdzie, poradnik, znaczenie, przyklad, przyklady, wskazowki',
  },
  cs: {
    comparison:
      'nejlepsi, lepsi, top, vs, srovnani, porovnani, porovnat, alternativa, alternativy, doporucujete, doporucit, recenze, zebricek, ktery, ktera, ktere',
    transactional:
      'koupit, cena, ceny, cenik, kolik stoji, levny, levna, levne, nejlevnejsi, sleva, akce, objednat, rezervovat, pronajem, stahnout, v okoli',
    informational: 'co je, jak, proc, kdy, kdo, kde, navod, vyznam, priklad, priklady, tipy',
  },
  uk: {
    comparison:
      'найкращии, найкраща, найкращі, найкраще, кращии, топ, vs, порівняння, порівняти, альтернатива, альтернативи, рекомендуєте, порадьте, відгуки, реитинг, якии, яка, які',
    transactional:
      'купити, ціна, ціни, вартість, коштує, дешевии, дешево, недорого, знижка, акція, замовити, забронювати, оренда, завантажити, поруч',
    informational: 'що таке, як, чому, коли, хто, де, інструкція, значення, приклад, приклади, поради',
  },
  tr: {
    comparison:
      'en iyi, daha iyi, vs, karsılastır, karsılastırma, alternatif, alternatifler, alternatifleri, oner, onerir, oneri, yorum, yorumlar, hangi, hangisi',
    transactional:
      'satın al, fiyat, fiyatı, fiyatları, ucuz, indirim, kampanya, siparis, rezervasyon, kiralık, indir, ne kadar, yakınımda',
    informational: 'nedir, nasıl, neden, nicin, ne zaman, kim, nerede, rehber, anlamı, ornek, ipucları',
  },
  ja: {
    comparison: 'おすすめ, 比較, ランキング, 一番, 最高, 違い, 代替, 口コミ, 評判, どれ, どの, どちら',
    transactional: '購入, 買う, 値段, 価格, 料金, 費用, 安い, 割引, 注文, 予約, ダウンロード, 無料体験, 近く',
    informational: 'とは, 方法, やり方, 使い方, なぜ, いつ, 意味, 例, 仕組み',
  },
  zh: {
    comparison: '最好, 推荐, 推薦, 比较, 比較, 对比, 對比, 排名, 哪个, 哪個, 哪家, 哪款, 替代, 评价, 評價',
    transactional:
      '购买, 購買, 价格, 價格, 多少钱, 多少錢, 便宜, 优惠, 優惠, 折扣, 订购, 訂購, 预订, 預訂, 下载, 下載, 附近',
    informational: '什么是, 什麼是, 如何, 怎么, 怎麼, 为什么, 為什麼, 教程, 教學, 意思, 例子',
  },
  ko: {
    comparison: '추천, 비교, 순위, 최고, 가장 좋은, 대안, 후기, 리뷰, 어떤, 어느',
    transactional: '구매, 가격, 비용, 저렴한, 할인, 주문, 예약, 다운로드, 무료 체험, 근처',
    informational: '무엇, 어떻게, 왜, 언제, 방법, 의미, 예시, 가이드',
  },
};
