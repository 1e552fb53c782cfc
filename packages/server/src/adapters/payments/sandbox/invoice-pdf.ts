import { buffer } from 'node:stream/consumers';
import { inMoney, type SandboxCharge } from './account.ts';

const WORDS = { paid: 'Paid', open: 'Not paid yet', refunded: 'Paid and refunded', void: 'Void' };

/** An invoice on one page. The library is loaded with the first invoice. */
export async function writeInvoice(invoice: SandboxCharge): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const { number, description, amount, chargedAt, card, status } = invoice;
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Invoice ${number}`, CreationDate: new Date(chargedAt) },
  });
  const bytes = buffer(document);
  document.font('Helvetica-Bold').fontSize(22).text('Daylit');
  document.fontSize(16).text('Invoice').moveDown();
  document.font('Helvetica').fontSize(11);
  document.text('Play money. This is a practice invoice: no card was charged.').moveDown();
  const rows = [
    ['Number', number],
    ['Date', `${new Date(chargedAt).toISOString().slice(0, 10)} (UTC)`],
    ['For', description],
    ['Amount', inMoney(amount)],
    ['Tax', inMoney(0)],
    ['Card', card ?? 'None'],
    ['State', WORDS[status]],
  ];
  for (const [name = '', value = ''] of rows) {
    document.font('Helvetica-Bold').text(`${name}: `, { continued: true }).font('Helvetica').text(value);
  }
  document.end();
  return await bytes;
}
