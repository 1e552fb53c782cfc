/** The policies of /terms, in page order, with the anchors that the rest of the product links to. */
export const POLICIES = [
  { anchor: 'terms-of-service', title: 'Terms of Service' },
  { anchor: 'privacy-policy', title: 'Privacy Policy' },
  { anchor: 'medical-disclaimer', title: 'Medical Disclaimer' },
  { anchor: 'fair-use-policy', title: 'Fair Use Policy' },
] as const;
