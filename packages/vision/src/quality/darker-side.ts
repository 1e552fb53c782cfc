/**
 * The person's side with less light. `lightBalance` is how much darker the right cheek is than the left one,
 * optical density.
 */
export function darkerSide(lightBalance: number): 'right' | 'left' {
  return lightBalance > 0 ? 'right' : 'left';
}
