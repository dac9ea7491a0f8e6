import type { Question } from "#site/content/faq.ts";
import { formatPrice, PLAN } from "#billing/plan.ts";
import type { PostCard, SiteFacts } from "#site/site.ts";

type Value = string | number | boolean | Value[] | { [key: string]: Value };

export interface Thing {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: Value;
}

const CONTEXT = "https://schema.org";

export function organization({ product, origin }: SiteFacts): Thing {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: product.name,
    description: product.tagline,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: product.contactEmail,
  };
}

/** Returns the data from which a search engine knows the site's name. */
export function website({ product, origin }: SiteFacts): Thing {
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: product.name,
    url: `${origin}/`,
    inLanguage: "en-AU",
  };
}

/** Returns the product and its offer, if sold. No rating: the page's are samples (Site 3). */
export function productOffer({ product, origin }: SiteFacts, picture: string): Thing[] {
  if (!product.sells) return [];
  const { units, iso } = formatPrice(product.price);
  return [
    {
      "@context": CONTEXT,
      "@type": "Product",
      name: `${product.name} Pro`,
      description: `${product.tagline}: up to ${PLAN.properties} properties, shared by link, QR code and print sheet.`,
      image: origin + picture,
      brand: { "@type": "Brand", name: product.name },
      offers: {
        "@type": "Offer",
        price: units,
        priceCurrency: iso,
        availability: "https://schema.org/InStock",
        url: `${origin}/pricing`,
        seller: { "@id": `${origin}/#organization` },
      },
    },
  ];
}

export function faqPage(questions: readonly Question[]): Thing {
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Returns the way from the home page to this one. */
export function breadcrumbs(origin: string, way: readonly { name: string; path: string }[]): Thing {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...way].map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}

export function blogPosting(
  { product, origin }: SiteFacts,
  post: PostCard & { words: number },
  picture: string,
): Thing {
  const url = `${origin}/blog/${post.slug}`;
  return {
    "@context": CONTEXT,
    "@type": "BlogPosting",
    headline: post.title,
    description: post.metaDescription,
    image: origin + picture,
    datePublished: post.publishDate,
    dateModified: post.publishDate,
    author: { "@type": "Organization", name: post.author, url: `${origin}/` },
    publisher: {
      "@type": "Organization",
      name: product.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    mainEntityOfPage: url,
    url,
    wordCount: post.words,
    inLanguage: "en-AU",
  };
}

/** Returns the blog with its posts, as the list shows them. */
export function blog({ product, origin }: SiteFacts, posts: readonly PostCard[]): Thing {
  return {
    "@context": CONTEXT,
    "@type": "Blog",
    name: `${product.name} blog`,
    url: `${origin}/blog`,
    inLanguage: "en-AU",
    blogPost: posts.map((post) => ({
      "@type": "BlogPosting",
      headline: post.title,
      url: `${origin}/blog/${post.slug}`,
      datePublished: post.publishDate,
    })),
  };
}
