import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { DescribeProduct } from './product-details.ts';
import type { Recommend } from './recommend.ts';

export type RecommendationHandlers = Pick<
  Handlers,
  'getRecommendations' | 'getProduct' | 'getProductPicture'
>;

interface Dependencies {
  recommend: Recommend;
  describe: DescribeProduct;
  /** A picture by its name; undefined when there is none. */
  findPicture(name: string): Promise<Buffer | undefined>;
}

/** A picture opened by itself must not run anything. Its name is made from its bytes, so it never changes. */
const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** The calls about products of the catalogue. */
export function createRecommendationHandlers(given: Dependencies): RecommendationHandlers {
  return {
    async getRecommendations({ member }) {
      return { status: 200, body: await given.recommend(member.id) };
    },

    async getProduct({ member, params }) {
      return { status: 200, body: found(await given.describe(member.id, params.id)) };
    },

    async getProductPicture({ params }) {
      return { status: 200, body: found(await given.findPicture(params.filename)), headers: PICTURE_HEADERS };
    },
  };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('not_found');
  return value;
}
