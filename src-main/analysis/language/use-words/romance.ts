import type { UseWords } from './use-words.ts';

/** French, Spanish, Portuguese, Italian and Romanian. */
export const romanceUseWords: Readonly<Record<string, UseWords>> = {
  fr: {
    kinds:
      'appli applis application compte comptes carte cartes magasin magasins boutique* supermarché* hypermarché* enseigne* chaîne marque* entreprise* société* groupe banque* assureur* compagnie opérateur* fournisseur* plateforme* site newsletter abonnement* forfait* logiciel* outil* service services produit* modèle* téléphone* smartphone* ordinateur* voiture* lave-linge lave-vaisselle aspirateur* bière* journal journaux magazine* quotidien* client clients utilisateur* action actions bénéfice* patron fondateur* restaurant* hôtel* station stations franchise* box réseau',
    trade:
      'achet* achat* vend* vente* prix tarif* coût* coûte* cher chère cher* abordable* pas-cher promo* promotion* réduction* remise* livr* command* abonn* gratuit* mois mensuel* frais client* utilisateur* avis marque* entreprise* concurrent* alternative* compar* marché* magasin* boutique* supermarché* enseigne* en-ligne ligne appli* application* logiciel* garantie paiement* recommand* euros dette filiale* pay* compte* crédit* prêt* taux assur* prime contrat* résili* vol vols data go 4g 5g couverture batterie autonomie fonction* retour* rayon* gamme* caisse* engagement itinérance fidélité carte* catalogue bagage*',
    verbs:
      'propose proposait offre vend vendait a avait va lance lançait annonce coûte facture livre ouvre affirme indique publie écrit rachète cède augmente baisse permet accepte commercialise dispose assure compte révèle prévoit paie rembourse vole dessert développe ferme envoie couvre aide prête construit investit promet équipe fabrique distribue réserve garantit domine reste arrive',
    people:
      'm mme mlle monsieur madame mademoiselle dr docteur professeur roi reine prince princesse président ministre général maréchal colonel capitaine oncle tante frère sœur cousin cousine mère père fils fille voisin voisine ami amie poète peintre chanteur chanteuse acteur actrice réalisateur auteur écrivain joueur entraîneur saint sainte pape famille',
    places:
      'rue avenue boulevard place chemin fleuve rivière lac île mont montagne vallée ville village province région quartier parc pont église forêt plage baie',
    determiners:
      'un une le la les l ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs aucun aucune chaque deux trois quatre cinq plusieurs quelques quel quelle du des au aux',
  },
  es: {
    kinds:
      'app apps aplicación cuenta* tarjeta* tienda* supermercado* cadena marca* empresa* compañía* grupo banco* aseguradora* aerolínea* operador* operadora* proveedor* plataforma* web sitio boletín suscripción suscripciones plan planes tarifa* software herramienta* servicio* producto* modelo* móvil* portátil* coche* carro* lavadora* cerveza* periódico* diario* revista* cliente* usuario* acción acciones beneficio* fundador* restaurante* hotel* club ropa abrigo* zapatilla*',
    trade:
      'compr* vend* venta* precio* cuesta cuestan coste* costo* barat* car* asequible* descuento* oferta* promoción* promociones envío* entrega* pedido* suscri* gratis gratuit* mes mensual* comisión* comisiones cliente* usuario* opinión* opiniones marca* empresa* competidor* competencia alternativa* compar* mercado* factur* tienda* supermercado* online app* aplicación software pago* recomend* euros dólares cupón cupones pag* cuenta* crédito* préstamo* interés intereses segur* póliza contrato* vuelo* datos cobertura garantía batería autonomía función* devol* pasillo* gama caja tarifa* permanencia tarjeta* catálogo maleta* sucursal* cajero* remesa*',
    verbs:
      'ofrece ofrecía vende vendía ha había va lanza lanzó anuncia anunció cuesta cobra facturó factura abre abrió abrirá publica publicó compró cede sube baja permite acepta comercializa tiene tenía cuenta cerró prevé paga reembolsa asegura vuela desarrolla cierra envía cubre ayuda presta construye invierte promete fabrica distribuye garantiza domina queda llega entrega reparte alquila incluye incorpora',
    people:
      'señor señora sr sra don doña dr dra doctor profesor rey reina príncipe princesa presidente ministro general tío tía hermano hermana primo prima madre padre hijo hija vecino vecina amigo amiga poeta pintor pintora cantante actor actriz director autor autora escritor jugador entrenador san santo santa papa familia',
    places:
      'calle avenida plaza camino río lago isla monte montaña valle ciudad pueblo provincia región barrio parque puente iglesia bosque playa bahía',
    determiners:
      'un una unos unas el la los las este esta estos estas ese esa aquel mi mis tu tus su sus nuestro nuestra ningún ninguna cada dos tres cuatro cinco varios varias muchos muchas algún alguna qué del al',
  },
  pt: {
    kinds:
      'app apps aplicativo* aplicação conta* cartão cartões loja* supermercado* rede cadeia marca* empresa* grupo banco* seguradora* companhia operadora* fornecedor* plataforma* site assinatura* plano planos tarifa* software ferramenta* serviço* produto* modelo* celular* telemóvel* carro* cerveja* jornal jornais revista* cliente* usuário* utilizador* ação ações lucro* fundador* restaurante* hotel hotéis farmácia* promoções promoção',
    trade:
      'compr* vend* preço* custa custam custo* barat* caro cara acessív* desconto* oferta* promoç* entrega* frete pedido* assin* grátis gratuit* mês mensal mensais mensalidade* taxa* cliente* usuário* utilizador* avaliaç* marca* empresa* concorrente* alternativa* compar* mercado* faturou loja* supermercado* online app* aplicativo* pagamento* recomend* euros reais r$ cupom saldo pag* conta* crédito* empréstimo* juro* segur* apólice contrato* voo* dados cobertura garantia bateria autonomia função* devol* envio* gama caixa tarifa* fidelização cartão* catálogo bagagem agência* cashback pix diária* locação aluguel*',
    verbs:
      'oferece oferecia vende vendia tem tinha vai lança lançou anuncia anunciou custa cobra faturou abre abriu publica publicou comprou sobe baixa permite aceita comercializa conta disponibiliza paga reembolsa assegura voa desenvolve fecha envia cobre ajuda empresta constrói investe promete fabrica distribui garante domina fica chega entrega aluga inclui financia',
    people:
      'senhor senhora sr sra dom dona dr dra doutor professor rei rainha príncipe princesa presidente ministro general tio tia irmão irmã primo prima mãe pai filho filha vizinho vizinha amigo amiga poeta pintor cantor cantora ator atriz diretor autor escritor jogador treinador são santo santa papa família',
    places:
      'rua avenida praça estrada rio lago ilha monte montanha vale cidade vila aldeia província região bairro parque ponte igreja floresta praia baía',
    determiners:
      'um uma uns umas o a os as este esta esse essa aquele aquela meu minha teu seu sua nosso nossa nenhum nenhuma cada dois duas três quatro cinco vários várias muitos algum alguma do da dos das no na nos nas ao à',
  },
  it: {
    kinds:
      'app applicazione conto carta carte negozio negozi supermercato supermercati catena marchio marchi marca marche azienda aziende società gruppo banca banche assicurazione compagnia operatore operatori fornitore piattaforma sito abbonamento abbonamenti piano tariffa software strumento servizio servizi prodotto prodotti modello modelli telefono portatile auto lavatrice lavatrici lavastoviglie aspirapolvere birra birre giornale giornali quotidiano quotidiani rivista cliente clienti utenti azioni utile fondatore ristorante hotel farmacia',
    trade:
      'acquist* compr* vend* prezz* costa costano cost* economic* caro cara convenient* scont* offert* promozion* consegn* spediz* ordin* abbon* gratis gratuit* mese mensil* client* utent* recension* marc* aziend* concorrent* alternativ* confront* mercato fattur* negoz* supermercat* online app pagament* consigli* euro intervista pag* conto* credito* prestito* interess* assicur* polizza contratt* volo* dati copertura garanzia batteria autonomia app* funzion* reso resi spedizion* scaffal* gamma cassa tariff* vincolo carta* catalogo bagagl* filial* annunc* ricaric*',
    verbs:
      'offre offriva vende vendeva ha aveva lancia annuncia costa fattura apre pubblica scrive riporta permette accetta propone consente dispone produce prevede paga rimborsa assicura vola sviluppa chiude spedisce copre aiuta presta costruisce investe promette distribuisce garantisce domina resta arriva consegna noleggia include applica',
    people:
      'signor signora sig dott dottor dottoressa professore re regina principe principessa presidente ministro generale zio zia fratello sorella cugino cugina madre padre figlio figlia vicino vicina amico amica poeta pittore cantante attore attrice regista autore scrittore giocatore allenatore san santo santa papa famiglia',
    places:
      'via viale piazza corso strada fiume lago isola monte montagna valle città paese provincia regione quartiere parco ponte chiesa bosco spiaggia',
    determiners:
      'un uno una il lo la i gli le l questo questa questi queste quel quella mio mia tuo suo sua nostro nostra nessun nessuna ogni due tre quattro cinque molti molte alcuni alcune qualche del della dei delle dal dalla nel nella sul sulla',
  },
  ro: {
    kinds:
      'aplicați* cont contul card cardul magazin magazinul magazine magazinele supermarket* lanț* marc* brand* firm* companie* compania grup* banc* asigurător* operator* furnizor* platform* site* abonament* plan tarif* serviciu* servicii* produs* model* telefon* laptop* mașin* bere bere* ziar* revist* client* utilizator* acțiun* profit* fondator* restaurant* hotel* farmaci* suv',
    trade:
      'cump* vând* vinde vânz* preț* cost* ieftin* scump* reducer* ofert* livrar* comand* abon* gratuit* lun* comision* client* utilizator* recenzi* marc* firm* concuren* alternativ* compar* piaț* magazin* online aplicați* plat* plăti* recomand* lei euro găsește program cont* credit* împrumut* dobân* asigur* poliț* contract* zbor* date acoperire garanți* bateri* autonomi* funcți* retur* livr* raft* gam* casă tarif* card* catalog* bagaj* sucursal* bancomat* rate',
    verbs:
      'oferă vinde are avea lansează lansat anunță costă deschide publică scrie permite acceptă propune crește scade livrează are plătește rambursează asigură zboară dezvoltă închide trimite acoperă ajută construiește investește promite produce distribuie garantează domină rămâne ajunge include',
    people:
      'domnul doamna dl dna dr doctor profesor rege regele regina împăratul împărat președinte ministru general unchi unchiul mătușa fratele sora vărul mama tatăl fiul fiica vecinul vecina prietenul prietena poetul pictorul cântărețul actorul actrița regizorul scriitorul jucătorul antrenorul sfântul sfânta',
    places:
      'strada bulevardul piața râul lacul insula muntele munții valea orașul satul provincia regiunea cartierul parcul podul biserica pădurea plaja',
    determiners:
      'un o niște acest această acești aceste acel acea meu mea tău său sa nostru noastră niciun nicio fiecare doi două trei patru cinci mulți multe câțiva câteva unui unei',
  },
  sq: {
    kinds:
      'aplikacion* llogari* kartë* dyqan* supermarket* zinxhir* mark* kompani* bank* sigurim* operator* platform* faqe abonim* plan* shërbim* produkt* model* telefon* makin* birrë* gazet* revist* klient* restorant* hotel* farmaci*',
    trade:
      'ble* blerj* shit* çmim* kushton lirë shtrenjt* zbritj* ofert* dërges* porosi* abon* falas muaj* klient* konkurrent* alternativ* krahas* treg* dyqan* online aplikacion* rekomand* lekë euro',
    verbs: 'ofron ka kishte është ishte mund shet kushton lanson njofton hap publikon lejon pranon',
    people:
      'zoti zonja dr profesor mbreti mbretëresha presidenti ministri gjenerali xhaxhai tezja vëllai motra nëna babai djali vajza fqinji miku poeti piktori këngëtari aktori shkrimtari',
    places: 'rruga bulevardi sheshi lumi liqeni ishulli mali lugina qyteti fshati krahina lagjja parku ura kisha',
    determiners: 'një ky kjo këta këto ai ajo im ime yt jote tij saj ynë çdo asnjë dy tre katër pesë shumë disa cili',
  },
};
