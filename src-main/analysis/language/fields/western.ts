import type { FieldWords } from './fields.ts';

/** English, German, Dutch, the Scandinavian and the Romance languages. */
export const westernFieldWords: Readonly<Record<string, FieldWords>> = {
  en: {
    money:
      'bank financ loan credit debit card. cards. mortgage savings account overdraft fintech lend apr apy interest deposit transfer payment payout merchant invoic bookkeep accounting payroll tax budget invest broker fund. funds. pension crypto stocks. shares. cashback checkout wallet money atm',
    insurance: 'insur policy policies premium claim deductible coverage cover. underwrit liability excess quote',
    telecom:
      'mobile telecom broadband wireless sim esim roaming fibre fiber 4g 5g data prepaid coverage wifi network carrier landline',
    travel:
      'airline airway flight fly. flies. flew. fare baggage luggage suitcase carry hotel hostel resort suite room. rooms. booking trip travel cruise nonstop check-in airport ride rides rider driver taxi cab scooter rental airfare nights',
    cars: 'cars. car. suv sedan hatchback motor vehicle dealer hybrid ev charg mileage mpg engine horsepower drivetrain tyre tire petrol diesel truck pickup electric rover automotive lease',
    shops:
      'supermarket grocer store. stores. shop. shops. shopping retail discount aisle checkout market mart. warehouse department own-brand loyalty shelf shelves receipt coupon',
    fashion:
      'fashion cloth jean denim dress shoe sneaker trainers boot. sweater cardigan jacket coat shirt trouser apparel wear. sportswear footwear handbag jewel ring. rings. watch size. sizes. sizing fabric lingerie outfit sunglasses backpack',
    care: 'soap shampoo detergent deodorant lotion cream. skin hair. moistur serum cosmetic makeup mascara beauty razor shav toothpaste cleaner laundry stain dish. wash. washing diaper nappy scent fragrance perfume conditioner pods. sunscreen',
    food: 'food snack bar. bars. chocolate dairy milk yoghurt yogurt cheese butter ice cereal biscuit cookie sauce ketchup restaurant burger pizza sandwich coffee frozen vegan protein menu meal grocery bakery candy noodle recipe',
    drink:
      'beer brew lager ale pilsner wine vodka whisky whiskey rum gin soda drink juice water cola energy caffeine tea coffee bottle can. cans. pint six-pack',
    media:
      'newspaper magazine news. paper daily weekly journal report headline article editor columnist tabloid broadcast channel tv stream episode season radio podcast publisher edition subscri reader series. show.',
    software:
      'software app apps. saas crm erp api integrat plugin platform dashboard workflow cloud hosting server browser extension messag chat. inbox email notes ticket project. teams. template automat analytics login password dating swipe swipes profile match. upload sync download users workspace website free-tier onboarding seats',
    devices:
      'phone smartphone laptop tablet camera screen battery headphone speaker earbud tv console thermostat doorbell vacuum washer fridge oven blender appliance electronics gadget charger router printer smart firmware drone pen. watch',
    home: 'furnitur sofa couch mattress bed. beds. pillow bedding sheets. carpet floor. paint. tile diy tool. tools. hardware garden kitchen lamp cookware pan. pans. decor cutlery',
    energy: 'energy electric power. gas tariff utility kwh solar fuel petrol diesel station oil. meter heating charger',
    health:
      'pharma drug. drugs. medicine tablet vitamin supplement probiotic clinic hospital doctor dentist prescription dose capsule telehealth therapy health care.',
    parcels: 'parcel courier shipping deliver tracking package post. locker freight label pickup',
    classifieds:
      'job. jobs. recruit hiring listing rent. rental apartment estate property seller buyer marketplace auction second-hand classified realtor mortgage cv resume dating',
  },
  de: {
    money:
      'bank kredit konto karte zins darlehen spar überweis geld anlage depot aktie broker finanz steuer buchhaltung rechnung kasse raten bezahl zahlung baufinanz etf',
    insurance:
      'versicher police beitrag prämie schaden haftpflicht selbstbeteiligung zahnzusatz krankenkasse kfz deckung',
    telecom:
      'mobilfunk handytarif telekom internet dsl glasfaser prepaid sim datenvolumen netz. lte 5g roaming flat. allnet tarif',
    travel:
      'flug flüge airline reise hotel urlaub gepäck handgepäck zug züge bahn. bus buchung strecke pauschal kreuzfahrt mietwagen taxi',
    cars: 'auto wagen fahrzeug suv kombi limousine elektroauto reichweite motor. händler leasing verbrauch ps reifen tankstelle werkstatt modell',
    shops:
      'supermarkt discounter filiale markt märkte laden läden prospekt eigenmarke regal einkauf kundenkarte warenhaus kaufhaus sortiment angebot angebote drogerie drogeriemarkt',
    fashion:
      'mode kleid hose jeans schuh jacke hemd bluse textil größe damen herren schmuck uhr. uhren. brille unterwäsche pullover',
    care: 'seife shampoo waschmittel creme deo lotion haut. hautpflege haare parfüm kosmetik pflege zahnpasta rasier fleck windel spülmittel drogerie sonnencreme',
    food: 'lebensmittel milch joghurt käse butter schoko keks kekse eis. tiefkühl wurst brot restaurant pizza burger snack müsli nudel soße sauce vegan',
    drink:
      'bier pils brau saft wasser limo limonade wein sekt kaffee tee. kasten flasche dose. dosen. mineralwasser getränk',
    media:
      'zeitung zeitschrift magazin blatt redaktion artikel ausgabe verlag sender fernseh serie bericht chefredakteur schlagzeile titelseite abo radio stream mediathek leser',
    software:
      'software app apps. plattform cloud hosting server programm login anbieter integration passwort chat. messenger browser tool. tools. website crm erp nutzer',
    devices:
      'handy smartphone laptop kamera akku bildschirm kopfhörer waschmaschine kühlschrank backofen herd. staubsauger gerät elektronik drucker thermostat spülmaschine fernseher',
    home: 'möbel sofa matratze bett. regal lampe küche teppich bodenbelag raumausstat boden. farbe. baumarkt werkzeug fachmarkt garten heimwerk bohrer tapete pfanne',
    energy: 'strom gas. energie tarif kwh solar tankstelle benzin diesel ökostrom grundversorg wärmepumpe',
    health: 'apotheke medikament arznei tablette arzt ärzte krankenkasse vitamin klinik rezept praxis termin kapsel',
    parcels: 'paket versand lieferung sendung zustell porto retoure packstation',
    classifieds: 'stellen bewerb job. jobs. wohnung immobilie miete anzeige inserat makler gebraucht kleinanzeige',
  },
  nl: {
    money:
      'bank krediet rekening hypothe spaar lening rente betaal pinpas creditcard beleg geld. pensioen boekhoud factuur',
    insurance: 'verzeker premie polis schade zorgverzeker dekking eigen.risico',
    telecom: 'mobiel telecom internet glasvezel sim bundel abonnement netwerk data. provider databundel 5g',
    travel: 'vlucht vlieg reis hotel bagage trein vakantie boek. boeken. huurauto stedentrip',
    cars: 'auto wagen elektrisch suv motor. dealer lease actieradius bandenspanning garage',
    shops:
      'supermarkt winkel filiaal filialen bonus aanbieding folder huismerk schap warenhuis boodschap assortiment drogist',
    fashion: 'kleding mode schoen broek jurk jas. jassen maat. maten trui sieraad',
    care: 'zeep shampoo crème creme deo wasmiddel huid verzorg parfum tandpasta make-up',
    food: 'melk yoghurt kaas chocola koek snack brood vlees restaurant maaltijd zuivel hagelslag',
    drink: 'bier pils brouw frisdrank wijn koffie thee. fles flessen blik. krat water',
    media: 'krant tijdschrift weekblad artikel redactie zender serie omroep dagblad bericht',
    software: 'software app apps. platform cloud boekhoudpakket website online inlog webshop',
    devices: 'telefoon laptop camera accu scherm wasmachine koelkast stofzuiger elektronica printer',
    home: 'meubel matras bank. bouwmarkt verf vloer gereedschap klus tuin. lamp keuken behang fiets',
    energy: 'stroom gas. energie kwh tankstation benzine diesel zonnepane leverancier',
    health: 'apotheek medicijn huisarts vitamine pil. pillen zorg. tandarts',
    parcels: 'pakket bezorg verzend levering track',
    classifieds: 'vacature huurwoning makelaar advertentie marktplaats tweedehands huis.',
  },
  sv: {
    money: 'bank lån bolån ränta kort. konto spar fond fonder aktie betal faktura kredit pension',
    insurance: 'försäkr premie självrisk skade',
    telecom: 'mobil bredband surf abonnemang fiber operatör täckning 5g',
    travel: 'flyg resa resor hotell bagage tåg biljett charter avgång',
    cars: 'bil. bilar bilen elbil laddning motor. räckvidd suv leasing däck',
    shops: 'butik mataffär livsmedel kedja varuhus erbjudande medlem sortiment köp. hyll',
    fashion: 'kläder skor jacka byxor klänning storlek mode. plagg smycke',
    care: 'tvål schampo tvättmedel kräm hud. hudvård smink deo. parfym tandkräm',
    food: 'mjölk ost. yoghurt choklad kaffe glass bröd restaurang mejeri kex kött livsmedel snus godis',
    drink: 'öl. öl vin. läsk vatten dryck kaffe bryggeri flaska burk systembolag',
    media: 'tidning magasin artikel redaktion kanal serie nyhet kvällstidning tv. ledar',
    software: 'app. appen. appar program tjänst molntjänst plattform webb konto. betalväxel e-handel',
    devices: 'telefon dator kamera batteri skärm tvättmaskin kylskåp dammsugare elektronik',
    home: 'möbler soffa säng madrass bygg färg verktyg golv lampa trädgård kök',
    energy: 'elavtal elpris elbolag. el. energi kwh bensin diesel mack tankstation fjärrvärme laddstation',
    health: 'apotek läkemedel läkare vårdcentral tablett vitamin recept vård',
    parcels: 'paket leverans frakt ombud spåra',
    classifieds: 'annons begagnat begagnad bostad hyra lägenhet mäklare jobb säljare köpare',
  },
  da: {
    money: 'bank lån realkredit rente kort. konto opsparing aktie betal faktura kredit pension investering',
    insurance: 'forsikr præmie selvrisiko skade',
    telecom: 'mobil bredbånd abonnement fiber dækning data. internet taletid 5g',
    travel: 'fly. flyv flyrejse rejse hotel bagage tog. billet charter afgang',
    cars: 'bil. biler bilen elbil motor. rækkevidde suv leasing dæk.',
    shops: 'supermarked butik discount kæde stormagasin tilbud tilbudsavis medlem kundekort sortiment hylde indkøb',
    fashion: 'tøj sko. jakke bukser kjole størrelse mode. smykke smykker',
    care: 'sæbe shampoo vaskemiddel creme hud. hudpleje makeup deo. parfume tandpasta',
    food: 'mælk ost. yoghurt chokolade kaffe is. brød restaurant mejeri kiks kød fødevare slik',
    drink: 'øl. øl vin. sodavand vand. drik kaffe bryggeri flaske dåse',
    media: 'avis dagblad magasin artikel redaktion kanal serie nyhed tv. journalist leder.',
    software: 'app. appen. program tjeneste platform web software regnskab system',
    devices: 'telefon computer kamera batteri skærm vaskemaskine køleskab støvsuger elektronik høretelefon',
    home: 'møbel møbler sofa seng. madras bygge maling værktøj gulv lampe have. køkken byggemarked service.',
    energy: 'strøm elpris elselskab elaftale. el. energi kwh benzin diesel tankstation fjernvarme lade',
    health: 'apotek medicin læge tablet vitamin recept sundhed',
    parcels: 'pakke levering fragt pakkeshop spor',
    classifieds: 'annonce brugt bolig leje lejlighed mægler job. sælger køber',
  },
  no: {
    money: 'bank lån boliglån rente kort. konto sparing fond aksje betal faktura kreditt pensjon',
    insurance: 'forsikr premie egenandel skade',
    telecom: 'mobil bredbånd abonnement fiber dekning data. 5g',
    travel: 'fly. flyr flybillett reise hotell bagasje tog. billett avgang',
    cars: 'bil. biler bilen elbil motor. rekkevidde suv leasing dekk.',
    shops:
      'butikk dagligvare matbutikk kjede varehus tilbud kundeavis trumf medlem sortiment utvalg hylle handle. senter',
    fashion: 'klær sko. jakke bukse kjole størrelse mote. smykke',
    care: 'såpe sjampo vaskemiddel krem hud. hudpleje sminke deo. parfyme',
    food: 'melk ost. yoghurt sjokolade kaffe is. brød restaurant meieri kjeks kjøtt mat. godteri',
    drink: 'øl. øl vin. brus vann. drikke kaffe bryggeri flaske boks.',
    media: 'avis magasin artikkel redaksjon kanal serie nyhet tv. journalist leder.',
    software: 'app. appen. program tjeneste plattform nett. regnskap system',
    devices: 'telefon datamaskin kamera batteri skjerm vaskemaskin kjøleskap støvsuger elektronikk',
    home: 'møbel møbler sofa seng. madrass byggevare maling verktøy gulv lampe hage. hagesenter plante kjøkken',
    energy: 'strøm energi kwh bensin diesel bensinstasjon lade.',
    health: 'apotek medisin lege. tablett vitamin resept helse',
    parcels: 'pakke levering frakt spor',
    classifieds: 'annonse brukt bolig leie leilighet megler jobb selger kjøper',
  },
  fr: {
    money:
      'banque bancaire crédit carte. compte prêt épargne virement livret placement bourse courtier paiement facture néobanque impôt frais',
    insurance: 'assur mutuelle prime. sinistre garantie contrat franchise remboursement complémentaire',
    telecom: 'forfait mobile téléphon fibre box. opérateur 4g 5g réseau sim internet roaming itinérance data. go.',
    travel:
      'vol. vols. avion compagnie aérien voyage hôtel bagage train billet séjour réserv croisière vtc taxi location',
    cars: 'voiture auto. automobile véhicule suv berline électrique moteur autonomie concession pneu essence citadine',
    shops:
      'supermarché hypermarché magasin enseigne rayon courses. grande.surface promo fidélité caisse catalogue drive. superette grand.magasin distribut',
    fashion:
      'mode. vêtement robe. jean. jeans. chaussure veste manteau chemise taille. lingerie bijou montre. basket sac. sacs. prêt-à-porter pull.',
    care: 'savon shampo lessive crème déodorant peau. soin. soins. parfum maquillage cosmétique dentifrice couche',
    food: 'lait. yaourt fromage beurre chocolat biscuit glace. surgelé café restaurant burger pizza sauce aliment bio. produit.laitier',
    drink: 'bière brasserie vin. vins. eau. eaux. soda jus. boisson café thé. bouteille canette champagne',
    media:
      'journal quotidien hebdo magazine presse article rédaction chaîne série émission une. éditorial lecteur abonné revue numéro',
    software:
      'logiciel application appli. plateforme cloud hébergement site. utilisateur mot.de.passe messagerie rendez-vous',
    devices:
      'téléphone smartphone ordinateur appareil caméra batterie écran casque lave-linge réfrigérateur four. aspirateur électroménager imprimante',
    home: 'meuble canapé matelas lit. lits. lampe cuisine tapis bricolage peinture. outil jardin carrelage poêle déco',
    energy: 'électricité gaz. énergie kwh fournisseur carburant station-service diesel solaire',
    health: 'pharmacie médicament médecin comprimé vitamine ordonnance clinique santé gélule',
    parcels: 'colis livraison expédition relais suivi. transporteur',
    classifieds: 'annonce emploi logement location immobilier appartement occasion vendeur',
  },
  es: {
    money:
      'banco bancari crédito tarjeta cuenta préstamo hipoteca ahorro transferencia inversión bolsa interés pago. pagos. pagar factura cajero comision comisión nómina billetera',
    insurance: 'segur. seguro aseguradora póliza prima. siniestro cobertura franquicia',
    telecom: 'móvil celular telefon fibra operador datos 4g 5g sim prepago recarga cobertura internet gigas',
    travel: 'vuelo aerolínea avión viaje hotel equipaje maleta tren billete reserva crucero pasaje ruta escala',
    cars: 'coche carro. auto. autos. vehículo suv eléctric motor. autonomía concesionario neumático gasolina',
    shops:
      'supermercado tienda cadena oferta hipermercado compra. pasillo caja. marca.blanca descuento grandes.almacenes sucursal',
    fashion: 'ropa moda. vestido zapat pantalón chaqueta camis talla. joya reloj zapatilla bolso',
    care: 'jabón champú detergente crema. desodorante piel. perfume maquillaje cosmétic cuidado',
    food: 'leche. yogur queso mantequilla chocolate galleta helado café restaurante hamburguesa pizza salsa aliment lácteo',
    drink: 'cerveza cervec vino. agua. refresco zumo jugo bebida café botella lata. latas. tercio caña',
    media:
      'periódico diario. revista prensa artículo redacción canal. serie. noticia portada periodista titular lector suscrip',
    software: 'software aplicación app. apps. plataforma nube servidor web. usuario contraseña programa',
    devices:
      'teléfono portátil cámara batería pantalla auricular lavadora nevera horno. aspirador electrodomést impresora',
    home: 'mueble sofá colchón cama. lámpara cocina. alfombra bricolaje pintura. herramienta jardín',
    energy: 'luz. electricidad gas. energía kwh comercializadora gasolinera gasolina diésel solar',
    health: 'farmacia medicamento médico pastilla vitamina receta. clínica salud',
    parcels: 'paquete envío entrega mensajer transportista seguimiento',
    classifieds: 'anuncio empleo piso. vivienda alquiler inmobili vendedor segunda.mano portal',
  },
  pt: {
    money:
      'banco bancári crédito cartão cartões conta. contas. empréstimo hipoteca poupança transferência investim corretora bolsa pix pagamento juros fatura anuidade cashback fintech',
    insurance: 'seguro seguradora apólice prémio. sinistro cobertura franquia',
    telecom: 'telemóvel celular fibra operadora dados 4g 5g chip. cobertura internet recarga pré-pago plano',
    travel:
      'voo. voos. companhia.aérea avião viagem hotel bagagem comboio bilhete passagem reserva diária locadora aluguel',
    cars: 'carro automóvel veículo suv elétric motor. autonomia concessionária pneu',
    shops: 'supermercado hipermercado loja rede. promoção varejo corredor caixa. compras. desconto atacado',
    fashion: 'roupa moda. vestido sapat calça casaco camis tamanho jóia relógio tênis bolsa.',
    care: 'sabonete champô shampoo detergente creme. desodorante pele. perfume maquiagem cosmétic fralda',
    food: 'leite iogurte queijo manteiga chocolate biscoito bolacha gelado sorvete café restaurante pizza presunto frango congelad aliment lasanha linguiça',
    drink: 'cerveja vinho. água. refrigerante suco sumo. bebida café garrafa lata. latas. guaraná',
    media:
      'jornal revista diário. imprensa artigo redação canal. série. notícia colunista emissora reportagem leitor assina',
    software: 'software aplicativo aplicação app. plataforma nuvem servidor site. usuário senha programa',
    devices: 'telefone portátil câmera bateria tela. ecrã lavadora geladeira frigorífico forno. aspirador eletrodomést',
    home: 'móveis sofá colchão cama. lâmpada cozinha. tapete pintura. ferramenta jardim',
    energy: 'luz. eletricidade gás. energia kwh posto. gasolina diesel solar',
    health: 'farmácia medicamento remédio médico vitamina receita. clínica saúde drogaria',
    parcels: 'pacote envio. entrega encomenda transportadora rastre',
    classifieds: 'anúncio emprego casa. apartamento aluguel arrendamento imobili vendedor usado. vaga.',
  },
  it: {
    money:
      'banca bancari credito carta. carte. conto. conti. prestito mutuo risparmio bonifico investiment borsa broker pagament fattura prelievo canone',
    insurance: 'assicur polizza premio. sinistro copertura rc. franchigia',
    telecom: 'cellulare telefon fibra operatore giga. dati 4g 5g sim. rete. ricaric copertura tariffa internet',
    travel: 'volo voli. compagnia.aerea aereo viaggio hotel bagagl treno biglietto prenot crociera tratta',
    cars: 'auto. automobile macchina veicolo suv elettric motor. autonomia concessionari pneumatic',
    shops: 'supermercat negozi catena offert scaffal cassa. spesa. discount volantino ipermercat punto.vendita tessera',
    fashion: 'moda. abbigliament vestito scarp pantalon giacca camici taglia gioiell orologi borsa. jeans',
    care: 'sapone shampoo detersivo crema. deodorante pelle. profumo trucco cosmetic pannolin passeggin seggiolin biberon',
    food: 'latte. yogurt formaggi burro cioccolat biscott gelat caffè ristorant pizza pasta. sugo. aliment merend',
    drink: 'birra vino. acqua. bibita succo. bevanda caffè bottiglia lattina spritz',
    media:
      'giornale quotidian rivista stampa articolo redazion canale. serie. notizi testata giornalista settimanal edicola',
    software: 'software applicazion app. piattaforma cloud server sito. utent password programma gestionale',
    devices:
      'telefono smartphone portatile fotocamera batteria schermo cuffi lavatrice frigorifer forno. aspirapolver elettrodomestic',
    home: 'mobili divano materasso letto. lampad cucina. tappeto vernice. attrezz giardin fai-da-te',
    energy: 'luce. elettricità gas. energia kwh fornitor benzina distributor diesel bolletta',
    health: 'farmaci medicinal medico vitamin ricetta clinica. salute compress',
    parcels: 'pacco spedizion consegna corriere tracciam',
    classifieds: 'annunc lavoro. casa. affitto immobil vendita appartament usato. portale venditor',
  },
  ro: {
    money:
      'banc credit card. carduri cont. conturi împrumut ipotec economii transfer investi bursă plat. plăț dobând ifn rate. leasing',
    insurance: 'asigur poliț primă daun casco rca',
    telecom: 'mobil. telefon fibră operator date. 4g 5g abonament rețea internet cartelă roaming',
    travel: 'zbor zboruri companie.aerian avion vacanț hotel bagaj tren. bilet rezerv sejur circuit',
    cars: 'mașin autoturism vehicul suv electric motor. autonomi dealer anvelop',
    shops: 'supermarket hipermarket magazin lanț promoți raft casă. cumpărături reducer ofertă coș.',
    fashion: 'haine modă rochie pantof pantalon geac cămaș mărim bijuter ceas. încălț',
    care: 'săpun șampon detergent crem deodorant piele. parfum machiaj cosmetic scutec',
    food: 'lapte iaurt brânz unt. ciocolat biscui înghețat cafea restaurant pizza sos. mezel aliment',
    drink: 'bere. vin. vinuri apă. apa. suc. sucuri băutur cafea sticl doză minerală',
    media: 'ziar revist pres. presă articol redacți canal. serial știri jurnalist post.',
    software: 'software aplicați app. platform cloud server site. utilizator parol program.',
    devices: 'telefon laptop camer baterie ecran căști mașină.de.spălat frigider cuptor aspirator electrocasnic',
    home: 'mobil mobilă canapea saltea pat. lamp bucătăr covor bricolaj vopsea unelt grădin',
    energy: 'curent electric gaz. gaze. energie kwh furnizor benzin motorin',
    health: 'farmaci medicament medic. pastil vitamin rețet clinic sănătate',
    parcels: 'colet livrar curier easybox',
    classifieds: 'anunț locuri.de.muncă apartament chiri imobiliar vânzător second-hand',
  },
};
