/** Answers in the shapes that the programs give, with records of our own. */
const head = `<?xml version="1.0" encoding="UTF-8" ?>`;
const root = `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd">`;

/** XOAI: a style sheet before all, `dc:type` and `dc:date` several times, the token without an end of its own. */
export const dspace = `${head}<?xml-stylesheet type="text/xsl" href="static/style.xsl"?>${root}<responseDate>2026-03-01T10:00:00Z</responseDate><request verb="ListRecords" metadataPrefix="oai_dc">https://repositorio.example.br/oai/request</request><ListRecords>
<record><header><identifier>oai:repositorio.example.br:123456789/42</identifier><datestamp>2018-06-05T21:51:00Z</datestamp><setSpec>com_123456789_1</setSpec><setSpec>col_123456789_2</setSpec></header>
<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:doc="http://www.lyncode.com/xoai" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:dc="http://purl.org/dc/elements/1.1/" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd">
<dc:title>Cana-de-açúcar &amp; solos</dc:title><dc:creator>Souza, Maria de</dc:creator><dc:contributor>Lima, José</dc:contributor><dc:subject>Solos</dc:subject><dc:subject>Cana-de-açúcar</dc:subject><dc:description>Resumo do trabalho.</dc:description><dc:date>2018-06-05T21:51:00Z</dc:date><dc:date>2018-06-05T21:51:00Z</dc:date><dc:date>2009</dc:date><dc:type>info:eu-repo/semantics/publishedVersion</dc:type><dc:type>info:eu-repo/semantics/masterThesis</dc:type><dc:identifier>SOUZA, Maria de. Cana-de-açúcar. 2009.</dc:identifier><dc:identifier>http://hdl.handle.net/123456789/42</dc:identifier><dc:language>pt_BR</dc:language><dc:rights>info:eu-repo/semantics/openAccess</dc:rights><dc:format>application/pdf</dc:format></oai_dc:dc></metadata></record>
<record><header status="deleted"><identifier>oai:repositorio.example.br:123456789/43</identifier><datestamp>2019-01-01T00:00:00Z</datestamp><setSpec>com_123456789_1</setSpec></header></record>
<resumptionToken completeListSize="1234" cursor="0">oai_dc////100</resumptionToken></ListRecords></OAI-PMH>`;

/** The record with its own default namespace, and items (952) in it. */
export const koha = `${head}
${root}<responseDate>2026-03-01T10:00:00Z</responseDate><request verb="ListRecords" metadataPrefix="marcxml">http://koha.example/cgi-bin/koha/oai.pl</request>
<ListRecords><record><header><identifier>KOHA-OAI-BIB:7</identifier><datestamp>2020-02-29T23:59:59Z</datestamp><setSpec>livros</setSpec></header><metadata>
<record xmlns="http://www.loc.gov/MARC21/slim" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.loc.gov/MARC21/slim http://www.loc.gov/ standards/marcxml/schema/MARC21slim.xsd">
  <leader>00711nam a2200217 a 4500</leader>
  <controlfield tag="001">7</controlfield>
  <controlfield tag="008">980101s1998    spb           000 1 por d</controlfield>
  <datafield tag="020" ind1=" " ind2=" "><subfield code="a">8508040814 (broch.)</subfield></datafield>
  <datafield tag="100" ind1="1" ind2=" "><subfield code="a">Assis, Machado de,</subfield><subfield code="d">1839-1908</subfield></datafield>
  <datafield tag="245" ind1="1" ind2="0"><subfield code="a">Dom Casmurro /</subfield><subfield code="c">Machado de Assis.</subfield></datafield>
  <datafield tag="260" ind1=" " ind2=" "><subfield code="a">São Paulo :</subfield><subfield code="b">Ática,</subfield><subfield code="c">1998.</subfield></datafield>
  <datafield tag="952" ind1=" " ind2=" "><subfield code="a">CPL</subfield><subfield code="p">39999000001</subfield></datafield>
</record></metadata></record></ListRecords></OAI-PMH>`;

/** Days for stamps; a record whose format is not to be had has no metadata, one has no number. */
export const vufind = `${head}${root}<responseDate>2026-03-01T10:00:00Z</responseDate><request>http://vufind.example/OAI/Server</request><ListRecords>
<record><header><identifier>vufind-7</identifier><datestamp>2024-05-02</datestamp></header><metadata><marc:record xmlns:marc="http://www.loc.gov/MARC21/slim"><marc:leader>00000cam a2200000 a 4500</marc:leader><marc:controlfield tag="001">7</marc:controlfield><marc:datafield tag="245" ind1="0" ind2="4"><marc:subfield code="a">The plays</marc:subfield></marc:datafield></marc:record></metadata></record>
<record><header><identifier>vufind-8</identifier><datestamp>2024-05-03</datestamp></header></record>
<record><header><datestamp>2024-05-03</datestamp></header></record>
</ListRecords></OAI-PMH>`;

/** An article: titles and subjects by language, its journal in three sources, the type in each language. */
export const ojs = `${head}
${root}
	<responseDate>2026-03-01T10:00:00Z</responseDate>
	<request metadataPrefix="oai_dc" verb="ListRecords">https://revista.example.br/index.php/re/oai</request>
	<ListRecords>
		<record>
			<header>
				<identifier>oai:ojs.revista.example.br:article/99</identifier>
				<datestamp>2021-07-01T12:00:00Z</datestamp>
				<setSpec>re:ART</setSpec>
			</header>
			<metadata>
<oai_dc:dc
	xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
	xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/oai_dc/
	http://www.openarchives.org/OAI/2.0/oai_dc.xsd">
	<dc:title xml:lang="pt-BR">Leitura na escola</dc:title>
	<dc:title xml:lang="en-US">Reading at school</dc:title>
	<dc:creator>Pereira, Rui</dc:creator>
	<dc:subject xml:lang="pt-BR">Leitura</dc:subject>
	<dc:description xml:lang="pt-BR">&lt;p&gt;Resumo.&lt;/p&gt;</dc:description>
	<dc:publisher xml:lang="pt-BR">Faculdade de Letras</dc:publisher>
	<dc:date>2021-06-30</dc:date>
	<dc:type>info:eu-repo/semantics/article</dc:type>
	<dc:type>info:eu-repo/semantics/publishedVersion</dc:type>
	<dc:format>application/pdf</dc:format>
	<dc:identifier>https://revista.example.br/index.php/re/article/view/99</dc:identifier>
	<dc:identifier>10.5555/re.99</dc:identifier>
	<dc:source xml:lang="pt-BR">Revista de Letras; v. 3 n. 1 (2021): jan./jun.; 10-20</dc:source>
	<dc:source>2176-1234</dc:source>
	<dc:language>por</dc:language>
	<dc:rights xml:lang="pt-BR">Copyright (c) 2021 Revista de Letras</dc:rights>
</oai_dc:dc>
			</metadata>
		</record>
	</ListRecords>
</OAI-PMH>`;

/** A chapter as XOAI's cross-walks give it: what was deposited when, its book's ISBN, a citation over two lines. */
export const dspaceChapter = `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><![CDATA[Resultados & buscas]]></dc:title><dc:creator>Alves, Ana</dc:creator><dc:description>Estuda-se
      em duas linhas.</dc:description><dc:date>2013-01-12T15:22:51Z</dc:date><dc:date>2016-06-23T10:56:52Z</dc:date><dc:date>2012</dc:date><dc:type>Chapter</dc:type><dc:type>Conference object</dc:type><dc:type>Peer reviewed</dc:type><dc:identifier>Reis, W. [Org.] Anais do encontro, 12 a 16 de agosto de 2012 p.
      631-640</dc:identifier><dc:identifier>urn:isbn:978-85-08-04081-0</dc:identifier><dc:identifier>http://hdl.handle.net/11250/1</dc:identifier><dc:identifier>doi:10.1234/anais.1</dc:identifier><dc:language>por</dc:language></oai_dc:dc>`;

/** An article of a journal that writes where its authors work, and one author of each kind. */
export const ojsAuthors = `<dc xmlns="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title xml:lang="pt-BR">Rios negros</dc:title><dc:creator>Silva, Ana Maria; Universidade das Águas, Belém
Professora titular</dc:creator><dc:creator>Souza, Rui; Prado, Lívia</dc:creator><dc:type>info:eu-repo/semantics/article</dc:type><dc:identifier>10.1234/rios.9</dc:identifier><dc:source>2317-1979</dc:source><dc:date>2010-11-05</dc:date></dc>`;

/** As Koha gives a record that says little, in Dublin Core: a type that is empty. */
export const kohaBare = `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Título 0</dc:title><dc:type></dc:type><dc:language>lng</dc:language></oai_dc:dc>`;

/** Headers without a date, of what is deleted too; Koha's token, which is made of slashes and tells no size. */
export const undated = `${head}${root}<responseDate>2026-03-01T10:00:00Z</responseDate><request>http://a.example/OAI</request><ListRecords>
<record><header status="deleted"><identifier>a:1</identifier></header></record>
<record><header><identifier>a:2</identifier></header><metadata><foo /></metadata></record>
<resumptionToken cursor="3">marcxml/3/1970-01-01T00:00:00Z/2026-03-01T23:59:59Z/</resumptionToken></ListRecords></OAI-PMH>`;
