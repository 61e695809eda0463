/** The font a document is set to, which its types leave out: pdfkit 0.20, `mixins/fonts.js`. */
declare namespace PDFKit {
  interface PDFDocument {
    readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
  }
}
