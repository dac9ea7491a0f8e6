import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PRODUCT_META, productFrom } from "#core/product.ts";
import { Logo } from "#ui/Logo.tsx";
import { readProduct } from "#ui/product.tsx";

test("the browser reads the settings that the document carries", () => {
  expect(readProduct).toThrow("The document carries no settings");
  const product = productFrom({ PRODUCT_NAME: "Doormat", SITE: "off", SIGN_UP: "invited" });
  const content = JSON.stringify(product);
  const meta = Object.assign(document.createElement("meta"), { name: PRODUCT_META, content });
  document.head.append(meta);
  expect(readProduct()).toEqual(product);
  meta.remove();
});

test("a component without the settings says what is missing", () => {
  expect(() => renderToStaticMarkup(<Logo />)).toThrow("There is no ProductProvider");
});
