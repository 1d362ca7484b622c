import type { ClosedWords } from './closed-words.ts';

/** The other languages that are written with spaces and capitals. */
export const otherClosedWords: Readonly<Record<string, ClosedWords>> = {
  fi: {
    pronouns:
      'tämä tuo se nämä nuo ne minun sinun hänen meidän teidän heidän minä sinä hän me te he minut sinut sen sitä itse kuka mikä joka kaikki jokainen jokin joku mitään kukaan tässä siinä tästä siitä',
    prepositions:
      'kanssa ilman ennen jälkeen aikana kautta alla päällä yli ali luona vieressä takana edessä välillä mukaan varten vastaan asti saakka ympäri',
    adverbs:
      'ja tai mutta jos kun kuin koska että ei myös vain hyvin liian sitten siellä täällä nyt taas aina koskaan usein joskus jo vielä enemmän vähemmän tänään huomenna eilen ehkä missä melkein niin näin pois takaisin sekä eli',
    auxiliaries: 'on ovat oli olivat ole olisi voi voivat täytyy pitää saa sai tulee tuli eivät',
    numbers:
      'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen sata tuhat ensimmäinen toinen kolmas puoli',
  },
  et: {
    pronouns:
      'see need too nood minu sinu tema meie teie nende oma mina sina ma sa ta me te nad mind end ise kes mis iga kõik mõni keegi midagi',
    prepositions:
      'koos ilma enne pärast ajal läbi all peal üle juures kõrval taga ees vahel järgi jaoks vastu kuni ümber',
    adverbs:
      'ja või aga kui sest et ei ka ainult väga siis seal siin nüüd jälle alati kunagi sageli vahel juba veel rohkem vähem täna homme eile võib-olla kus peaaegu ning nii ära tagasi',
    auxiliaries: 'on oli olid pole ole võib võivad peab saab sai tuleb',
    numbers: 'üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme sada tuhat esimene teine pool',
  },
  hu: {
    pronouns:
      'a az egy ez azt ezt ezek azok én te ő mi ti ők engem téged őt minket magát ki mi minden mindenki valaki valami senki semmi melyik milyen olyan ilyen',
    prepositions:
      'alatt fölött felett mellett között előtt után mögött miatt nélkül szerint ellen helyett által felé körül közben óta iránt',
    adverbs:
      'és vagy de ha amikor mint mert hogy nem is csak nagyon túl akkor ott itt most újra mindig soha gyakran néha már még több kevesebb ma holnap tegnap talán hol majdnem így úgy el vissza ki be fel le meg',
    auxiliaries: 'van vannak volt voltak lesz lett lehet tud tudja kell szokott fog nincs',
    numbers: 'egy két kettő három négy öt hat hét nyolc kilenc tíz húsz száz ezer első második harmadik fél dupla',
  },
  tr: {
    pronouns:
      'bu şu o bunlar şunlar onlar ben sen biz siz benim senin onun bizim sizin onların beni seni onu bizi kendi kim ne her hepsi herkes bazı birkaç hiçbir bir hangi şey bana sana ona bize size',
    prepositions:
      'için ile gibi kadar göre sonra önce beri doğru karşı üzere dolayı rağmen altında üstünde içinde yanında arasında arkasında',
    adverbs:
      've veya ya ama fakat eğer ki çünkü de da değil mi mı mu mü sadece yalnız çok pek daha en o zaman orada burada şimdi yine hep asla sık bazen artık henüz bugün yarın dün belki nerede neredeyse hadi bakalım haydi lütfen geri',
    auxiliaries: 'var yok vardı yoktu olur oldu olan olarak olacak etmek eder etti edin',
    numbers: 'bir iki üç dört beş altı yedi sekiz dokuz on yirmi yüz bin ilk ikinci üçüncü yarım çift',
  },
  az: {
    pronouns:
      'bu o bunlar onlar mən sən biz siz mənim sənin onun bizim sizin məni səni onu özü kim nə hər hamı bəzi heç bir hansı şey',
    prepositions: 'üçün ilə kimi qədər görə sonra əvvəl bəri doğru qarşı altında üstündə içində yanında arasında',
    adverbs:
      'və ya amma əgər ki çünki də da deyil yalnız çox daha ən orada burada indi yenə həmişə heç tez bəzən artıq hələ bu gün sabah dünən bəlkə harada',
    auxiliaries: 'var yox idi olur oldu olan edir etdi',
    numbers: 'bir iki üç dörd beş altı yeddi səkkiz doqquz on iyirmi yüz min birinci ikinci',
  },
  id: {
    pronouns:
      'ini itu saya aku kamu anda dia ia kami kita mereka nya siapa apa semua setiap beberapa sesuatu seseorang yang mana para sang si',
    prepositions:
      'di ke dari dengan tanpa untuk oleh pada dalam antara hingga sampai sejak terhadap tentang seperti karena bagi menuju atas bawah',
    adverbs:
      'dan atau tetapi tapi jika kalau ketika saat bahwa tidak bukan juga hanya sangat terlalu lalu sana sini sekarang lagi selalu sering kadang sudah telah masih lebih kurang hari besok kemarin mungkin mana hampir akan sedang pun paling agak cukup',
    auxiliaries: 'adalah ialah ada bisa dapat harus akan merupakan menjadi',
    numbers: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh seratus ribu pertama kedua setengah',
  },
  ms: {
    pronouns:
      'ini itu saya aku kamu anda dia ia kami kita mereka siapa apa semua setiap beberapa sesuatu seseorang yang mana para sang si',
    prepositions:
      'di ke dari dengan tanpa untuk oleh pada dalam antara hingga sampai sejak terhadap tentang seperti kerana bagi atas bawah',
    adverbs:
      'dan atau tetapi jika apabila bahawa tidak bukan juga hanya sangat terlalu lalu sana sini sekarang lagi selalu sering sudah telah masih lebih kurang esok semalam mungkin mana hampir akan sedang pun',
    auxiliaries: 'adalah ialah ada boleh dapat mesti akan merupakan menjadi',
    numbers: 'satu dua tiga empat lima enam tujuh lapan sembilan sepuluh seratus ribu pertama kedua separuh',
  },
  vi: {
    pronouns: 'này đó kia ấy tôi bạn anh chị em ông bà nó họ chúng ta mình ai gì mọi mỗi những các một tất cả',
    prepositions:
      'ở tại từ đến với không cho bởi trong ngoài trên dưới giữa trước sau qua theo về của để bằng vào lên xuống',
    adverbs:
      'và hoặc hay nhưng nếu khi như vì rằng không cũng chỉ rất quá rồi đây giờ lại luôn thường đã đang sẽ còn hơn ít hôm mai có thể đâu gần thì mà',
    auxiliaries: 'là có được bị phải cần',
    numbers: 'một hai ba bốn năm sáu bảy tám chín mười trăm nghìn đầu nhất nửa',
  },
  fil: {
    pronouns:
      'ang ng mga ito iyan iyon ako ikaw ka siya kami tayo kayo sila ko mo niya namin natin ninyo nila sino ano lahat bawat isang',
    prepositions: 'sa kay para mula hanggang tungkol dahil ayon kasama',
    adverbs:
      'at o pero ngunit kung kapag tulad hindi din rin lang lamang napaka doon dito ngayon muli palagi madalas na pa mas bukas kahapon siguro saan halos',
    auxiliaries: 'ay may mayroon wala dapat puwede maaari',
    numbers: 'isa dalawa tatlo apat lima anim pito walo siyam sampu daan libo una kalahati',
  },
  sw: {
    pronouns: 'hii hiyo huyu hao hizi hizo mimi wewe yeye sisi ninyi wao yangu yako yake yetu nani nini kila wote yote',
    prepositions: 'ya wa la za cha vya kwa na katika kutoka hadi kuhusu bila kama chini juu kati baada kabla',
    adverbs:
      'na au lakini kama wakati kwamba si pia tu sana huko hapa sasa tena daima mara bado zaidi leo kesho jana labda wapi karibu',
    auxiliaries: 'ni ana wana alikuwa ilikuwa iko kuna hakuna inaweza',
    numbers: 'moja mbili tatu nne tano sita saba nane tisa kumi mia elfu kwanza pili nusu',
  },
};
