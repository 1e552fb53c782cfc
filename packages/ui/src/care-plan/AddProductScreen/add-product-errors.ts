import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';

/** What is missing or wrong in the form of a product of the member's own. */
export function addProductErrors(entered: FormData): FormErrors<'name' | 'price' | 'product_url'> {
  const price = textOf(entered, 'price').replace(',', '.');
  const address = textOf(entered, 'product_url');
  const isPrice = price === '' || Number(price) >= 0;
  const isAddress = address === '' || /^https:\/\/\S+$/.test(address);
  return {
    name: textOf(entered, 'name') === '' ? 'Please enter the name on the pack.' : undefined,
    price: isPrice ? undefined : 'Please enter a price such as 12.50.',
    product_url: isAddress ? undefined : 'Please enter a link that begins with https://.',
  };
}
