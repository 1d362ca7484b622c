import { wordSet } from './fold.ts';

/**
 * Words that open a sentence, a list item or a heading before a name ("Use Acme", "Why Acme?", "Only Acme"): they are
 * cut off, and a phrase in a script without capitals that opens with one is not a name.
 */
export const leadWords = wordSet(`
use using try choose consider pick get install avoid prefer start stick go start-with switch compare meet like why how what which when where who if for with without and or but also both only
official self-hosted selfhosted hosted cloud free paid open-source your my our their is are does do can should will want need see note check also since because while although though despite unlike
than via from on in at by as to not no most best top finally first overall alternatively however meanwhile additionally both either neither even still then so besides regular standard native pure plain existing
cheap cheaper affordable popular competitor competitors alternative
nutze wähle nimm probiere kaufe warum worauf woran wofür womit wozu wodurch woher wohin wie was wer wenn für mit ohne und oder aber auch nur beide sowohl laut bei von im in am ob da denn dann sonst
utilisez choisissez essayez prenez pourquoi comment si pour avec sans et ou mais aussi seul chez selon quand avis
usa elige prueba considera por qué cómo si para con sin y o pero también solo según cuando en
use escolha experimente considere como se para com sem e ou mas também só segundo quando em
usa scegli prova considera perché come se per con senza e o ma anche solo secondo quando in
gebruik kies probeer waarom hoe als voor met zonder en of maar ook alleen volgens bij
använd välj varför hur om för med utan och eller men även bara enligt hos bruk velg hvorfor hvordan hvis uten også kun ifølge brug vælg
wybierz użyj dlaczego jak jeśli dla z bez i lub ale także tylko według vyberte použijte proč pokud pro bez také podle
используйте выберите попробуйте почему как если для с без и или но также только согласно по виберіть чому якщо також
seç neden nasıl eğer için ile ve veya ama ayrıca sadece pilih mengapa bagaimana jika untuk dengan dan atau juga chọn tại vì nếu cho với và hoặc cũng
επιλέξτε γιατί πώς αν για με χωρίς και ή αλλά επίσης μόνο válassz miért hogyan ha és vagy de is csak alege de dacă pentru cu fără și sau dar doar
למה איך מה מי מתי איפה אם כאשר בחרו בחר השוו בדקו שימו כדאי מומלץ עבור בשביל עם בלי לא גם רק כל לפי על של אל זה זו
لماذا كيف ما ماذا من متى أين إذا اختر اختاري قارن تحقق راجع تأكد ينصح يجب يمكن عند مع بدون لا ليس فقط كل حسب في على إلى عن هذا هذه هو هي إن أن قد
क्यों कैसे क्या कौन कब कहाँ अगर यदि चुनें तुलना जाँचें के का की में से पर और या लेकिन नहीं केवल सभी यह
কেন কীভাবে কী কে যদি এবং বা কিন্তু না শুধু সব এই کیوں کیسے کیا کون اگر اور یا لیکن نہیں صرف یہ
`);

/** Words of the entries that close a list of names without being one: "Other options", "Honorable mentions", "Bottom line". */
export const closingWords = wordSet(`
other others more bonus honorable honourable mention mentions conclusion conclusions verdict bottom final summary takeaway takeaways tip tips note notes alternatives alternative options option pros cons
overall recommendation recommendations comparison price pricing cost budget-friendly features best top total average faq sources source references
andere sonstige weitere fazit tipp tipps hinweis zusammenfassung empfehlung alternativen autres conseil conseils conclusion résumé bilan otros otras consejo consejos conclusión resumen
outros outras dica dicas conclusão resumo altri altre consigli conclusione riepilogo overige conclusie samenvatting övriga slutsats sammanfattning inne podsumowanie wniosek ostatní závěr shrnutí
другие прочие итог вывод советы інші підсумок diğer sonuç özet lainnya kesimpulan khác kết luận άλλα συμπέρασμα egyéb összefoglalás altele concluzie
`);

/** Determiners: a noun after one is not a name ("Our pick", "Mein Rat", "Mi consejo"). */
export const determiners = wordSet(`
my your our their his her its this that these those some any every each another no
mein meine dein deine unser unsere ihr ihre euer eure kein keine jeder jede dieser diese dieses mon ma mes ton ta tes notre nos votre vos leur leurs ce cet cette ces
mi mis tu tus nuestro nuestra su sus este esta estos estas meu minha meus minhas seu sua nosso nossa este esta mio mia nostro nostra questo questa mijn jouw ons onze dit deze
min mitt mina din vår vårt denna min mitt mine vores mój moja moje nasz nasza ten ta můj moje náš tento мой моя моё мои наш наша наше этот эта мій моя наш цей benim bizim bu
`);
