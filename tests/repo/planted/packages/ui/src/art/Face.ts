export { Card } from '../parts/Card.ts';
export const Face = 1;
