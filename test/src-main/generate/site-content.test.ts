import { describe, expect, it } from 'vitest';
import { readSite } from '#main/generate/site-content.ts';

const read = (html: string) => readSite(html, 'https://www.example.com/');

describe('reading a site', () => {
  it('reads the head', () => {
    const content = read(`<html lang="de-AT"><head><title> A &amp; B
      Shop </title><meta name="Description" content="Was  wir tun"><meta name="keywords" content="eins, zwei，drei;">
      <meta property="og:site_name" content="A&B"><meta property="og:title" content="OG"><meta name="application-name" content="App"></head></html>`);
    expect(content).toMatchObject({
      url: 'https://www.example.com/',
      language: 'de-AT',
      title: 'A & B Shop',
      description: 'Was wir tun',
      metaKeywords: ['eins', 'zwei', 'drei'],
      openGraph: { siteName: 'A&B', title: 'OG', description: '' },
      applicationName: 'App',
    });
  });

  it('reads headings with their level, and navigation labels once each', () => {
    const content =
      read(`<header><a>Logo</a></header><nav><a>Services</a><a>Services</a><a>${'long '.repeat(20)}</a></nav>
      <div role="navigation"><a>More</a></div><h1>One <em>big</em> thing</h1><h3>Three</h3><h2> </h2>`);
    expect(content.headings).toEqual([
      { level: 1, text: 'One big thing' },
      { level: 3, text: 'Three' },
    ]);
    expect(content.navigation.toSorted()).toEqual(['Logo', 'More', 'Services']);
  });

  it('reads running text block by block, without scripts, hidden parts, cookie banners, navigation and headings', () => {
    const content =
      read(`<body class="cookie-ready"><nav><a>Nav</a></nav><h2>Heading</h2><p>One <b>bold</b> <span>text</span>.</p>
      <ul><li>first</li><li>second<br>third</li></ul><div>loose<p>inner</p>tail</div><script>code()</script><style>p{}</style>
      <noscript>enable scripts</noscript><p hidden>hidden</p><p aria-hidden="true">decoration</p><div id="onetrust-banner">cookies</div>
      <!-- comment --><template><p>template</p></template><table><tr><td>cell a</td><td>cell b</td></tr></table></body>`);
    expect(content.body).toEqual([
      'One bold text.',
      'first',
      'second',
      'third',
      'loose',
      'inner',
      'tail',
      'cell a',
      'cell b',
    ]);
  });

  it('reads JSON-LD: graphs, lists, nested offers, addresses and areas', () => {
    const data = {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': ['Dentist', 'https://schema.org/LocalBusiness'],
          name: 'Praxis <b>Eins</b>',
          alternateName: 'P1',
          keywords: 'Bleaching, Implantate',
          address: { '@type': 'PostalAddress', addressLocality: 'Köln', addressRegion: 'NRW' },
          areaServed: [{ '@type': 'City', name: 'Bonn' }, 'Aachen'],
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Prophylaxe' } }],
          },
        },
      ],
    };
    const { entities } = read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(entities[0]).toEqual({
      types: ['Dentist', 'LocalBusiness'],
      name: 'Praxis Eins',
      alternateNames: ['P1'],
      description: '',
      keywords: ['Bleaching', 'Implantate'],
      locality: 'Köln',
      region: 'NRW',
      url: [],
      sameAs: [],
      hasAddress: true,
      areasServed: ['Bonn', 'Aachen'],
    });
    expect(entities.map(({ name }) => name)).toContain('Prophylaxe');
  });

  it('skips JSON-LD that is broken or not an object, and reads the next block', () => {
    const { entities } = read(`<script type="application/ld+json">{"@type": "Dentist", }</script>
      <script type="application/ld+json">null</script><script type="application/ld+json">[1, "x", {"@type":"Store","name":"S"}]</script>`);
    expect(entities.map(({ name }) => name)).toEqual(['S']);
  });

  it('reads addresses of elements and microdata', () => {
    const content = read(`<address>Street 1<br>10115 Berlin</address>
      <div itemprop="address"><span itemprop="streetAddress">Street 1</span><span itemprop="addressLocality">Berlin</span></div>`);
    expect(content.addresses).toEqual(['Street 1 , 10115 Berlin', 'Street 1 , Berlin ,']);
    expect(content.microdataLocality).toBe('Berlin');
  });

  it('reads anything but HTML, and nesting deeper than any stack, without error', () => {
    expect(read('').body).toEqual([]);
    expect(read('just text < & > text').body).toEqual(['just text < & > text']);
    expect(read(`${'<div>'.repeat(5000)}deep`).body).toEqual(['deep']);
  });
});
