import { parseFragment, type DefaultTreeAdapterTypes as Parsed } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { allowedElements, isAllowedLink, isOwnPicture } from "#sections/html.ts";
import { RichText } from "#sections/viewing/RichText.tsx";
import { sanitiseHtml } from "#sections/sanitise.server.ts";

/** After the OWASP filter evasion sheet, the DOMPurify and parse5 advisories, and HTML5's own oddities. */
const attacks = {
  scripts: [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<script/xss src='//evil.example/x.js'>",
    "<<script>alert(1);//<</script>",
    "<script>alert(1)",
    "\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>",
    "</script><script>alert(1)</script>",
    "<p><script>/*</p>*/alert(1)</script>",
  ],
  handlers: [
    "<img src=/media/a.jpg onerror=alert(1)>",
    "<img src=x onerror=alert(1)//",
    "<img/src=/media/a.jpg/onerror=alert(1)>",
    '<img """><script>alert(1)</script>">',
    "<p onclick=alert(1)>a</p>",
    "<p ONMOUSEOVER = alert(1)>a</p>",
    "<a href=https://a.example onfocus=alert(1) autofocus>a</a>",
    "<p/onclick=alert(1)>a",
    "<p\u000conclick=alert(1)>a",
    "<details open ontoggle=alert(1)>a</details>",
    "<body onload=alert(1)>a</body>",
    "<html onload=alert(1)><body onpageshow=alert(1)>a",
    "<input autofocus onfocus=alert(1)>",
    "<video><source onerror=alert(1)></video>",
    "<audio src=x onerror=alert(1)>",
    "<marquee onstart=alert(1)>a</marquee>",
    "<xss onafterscriptexecute=alert(1)>a</xss>",
    "<span class=text-large onanimationend=alert(1)>a</span>",
  ],
  urls: [
    "<a href=javascript:alert(1)>a</a>",
    "<a href=JaVaScRiPt:alert(1)>a</a>",
    "<a href=' javascript:alert(1)'>a</a>",
    "<a href='java\tscript:alert(1)'>a</a>",
    "<a href='java\nscript:alert(1)'>a</a>",
    "<a href='\u0001javascript:alert(1)'>a</a>",
    "<a href='&#106;avascript:alert(1)'>a</a>",
    "<a href='&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)'>a</a>",
    "<a href='javascript&colon;alert(1)'>a</a>",
    "<a href='java&Tab;script:alert(1)'>a</a>",
    "<a href='javascript&NewLine;:alert(1)'>a</a>",
    "<a href='vbscript:msgbox(1)'>a</a>",
    "<a href='data:text/html,<script>alert(1)</script>'>a</a>",
    "<a href='data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='>a</a>",
    "<a href='blob:https://a.example/1'>a</a>",
    "<a href='file:///etc/passwd'>a</a>",
    "<a href='view-source:javascript:alert(1)'>a</a>",
    "<a href='//evil.example'>a</a>",
    "<a href='/api/logout'>a</a>",
    "<a href='\\\\evil.example'>a</a>",
    "<a href='http:javascript:alert(1)'>a</a>",
    "<a href='https:/\u0000/evil.example'>a</a>",
    "<a href='https://a.example' xlink:href='javascript:alert(1)'>a</a>",
    "<a href='https://a.example' ping=https://evil.example formaction=javascript:alert(1)>a</a>",
    "<a href='https://a.example/\"onclick=\"alert(1)'>a</a>",
    "<a href=`javascript:alert(1)`>a</a>",
  ],
  pictures: [
    "<img src=//evil.example/x.png>",
    "<img src=https://evil.example/x.png>",
    "<img src=javascript:alert(1)>",
    "<img src='data:image/svg+xml,<svg onload=alert(1)>'>",
    "<img src='data:image/png;base64,AAAA'>",
    "<img src='/media/../api/logout'>",
    "<img src='/media/%2e%2e/api/logout'>",
    "<img src='/media/..\\api/logout'>",
    "<img src='/media//evil.example/x.png'>",
    "<img src='/media/a.jpg?to=x'>",
    "<img src='/media/a.jpg#x'>",
    "<img src='/media/a.svg'>",
    "<img src='/media/a.jpg\n'>",
    "<img src='\t/media/a.jpg'>",
    "<img src='/mediax/a.jpg'>",
    "<img src='/media/'>",
    "<img src='\\media\\a.jpg'>",
    "<img srcset='https://evil.example/x.png 1x'>",
    "<img src=/media/a.jpg srcset='https://evil.example/x.png 1x'>",
    "<img src=/media/a.jpg srcset='/media/a-480.webp 480w, //evil.example/x.png 800w'>",
    "<img src=/media/a.jpg sizes='\"onerror=alert(1)'>",
    "<img src=/media/a.jpg width='1\" onerror=alert(1)'>",
    "<img src=/media/a.jpg usemap=#x ismap longdesc=javascript:alert(1) lowsrc=javascript:alert(1)>",
    "<img src=/media/a.jpg alt='<img src=x onerror=alert(1) '>",
    "<img src=/media/a.jpg alt='<h1 onclick=alert(1) x=\"'>",
    "<image src=https://evil.example/x.png>",
    "<picture><source srcset=https://evil.example/x.png><img src=/media/a.jpg></picture>",
    "<input type=image src=https://evil.example/x.png>",
  ],
  styles: [
    "<p style='background:url(https://evil.example)'>a</p>",
    "<p style='position:fixed;inset:0'>a</p>",
    "<style>*{background:url(https://evil.example)}</style>",
    "<style>@import '//evil.example'</style><p>a",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<p class='indent-9 fixed inset-0 text-huge'>a</p>",
    "<span class='text-huge sr-only hidden'>a</span>",
    "<font color=red size=7 face=x>a</font>",
    "<table background=https://evil.example/x.png><tr><td>a</table>",
    "<p id=search name=getElementById>a</p>",
    "<p data-copy=x data-embed=https://evil.example hidden contenteditable>a</p>",
    "<a href=https://a.example data-embed=javascript:alert(1)>a</a>",
  ],
  frames: [
    "<iframe src=javascript:alert(1)></iframe>",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<object data=javascript:alert(1)>a</object>",
    "<embed src=javascript:alert(1)>",
    "<applet code=x>a</applet>",
    "<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>",
    "<base href=https://evil.example/>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<form action=javascript:alert(1)><button formaction=javascript:alert(1)>a</button></form>",
    "<isindex action=javascript:alert(1) type=image>",
    "<portal src=javascript:alert(1)>",
    "<dialog open>a</dialog>",
    "<button popovertarget=x onbeforetoggle=alert(1)>a</button>",
    "<template><script>alert(1)</script></template>",
    "<template shadowrootmode=open><img src=x onerror=alert(1)></template>",
    "<slot onslotchange=alert(1)>a</slot>",
  ],
  foreign: [
    "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg><script href=//evil.example/x.js /></svg>",
    "<svg><a xlink:href=javascript:alert(1)><text>a</text></a></svg>",
    "<svg><animate attributeName=href values=javascript:alert(1) /></svg>",
    "<svg><set attributeName=onload to=alert(1) /></svg>",
    "<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>",
    "<svg><use href='data:image/svg+xml,<svg id=x onload=alert(1)>#x'/></svg>",
    "<svg><image href=https://evil.example/x.png /></svg>",
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    "<math href=javascript:alert(1)>a</math>",
    "<math><mi xlink:href=javascript:alert(1)>a</mi></math>",
    "<math><annotation-xml encoding=text/html><script>alert(1)</script></annotation-xml></math>",
  ],
  mutations: [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<p><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
    "<svg></p><style><a id='</style><img src=x onerror=alert(1)>'>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
    "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>",
    "<math><mtext><mglyph><svg><mtext><textarea><path id='</textarea><img onerror=alert(1) src=1>'>",
    "<svg><title><img src=x onerror=alert(1)></title></svg>",
    "<svg><desc><![CDATA[</desc><img src=x onerror=alert(1)>]]></svg>",
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<!-- --!><img src=x onerror=alert(1)> -->",
    "<!doctype html [<!ENTITY x '<script>alert(1)</script>'>]>&x;",
    "<?xml version=1.0?><?php echo '<script>alert(1)</script>' ?>",
    "<textarea><img src=x onerror=alert(1)></textarea>",
    "<title><img src=x onerror=alert(1)></title>",
    "<xmp><img src=x onerror=alert(1)></xmp>",
    "<noembed><img src=x onerror=alert(1)></noembed>",
    "<plaintext><img src=x onerror=alert(1)>",
    "<select><template><img src=x onerror=alert(1)></template></select>",
    "<select><iframe><img src=x onerror=alert(1)></iframe></select>",
    "<table><a href=https://a.example><tr><td><a href=javascript:alert(1)>b</table>",
    "<a href=https://a.example>a<a href=javascript:alert(1)>b</a></a>",
    "<b><p><b><p><a href=javascript:alert(1)>deep</b></p></b>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&amp;lt;img src=x onerror=alert(1)&amp;gt;",
    "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
    "<img src=/media/a.jpg alt='--><script>alert(1)</script>'>",
    "<img src=/media/a.jpg alt='&quot; onerror=&quot;alert(1)'>",
    "<img src=/media/a.jpg alt=\"' onerror='alert(1)\">",
    "<p>\ufeff<\u200bscript>alert(1)</script>",
    "<%<!--'%><script>alert(1)</script-->",
    "<img src=/media/a.jpg alt=`><script>alert(1)</script>`>",
  ],
};

const safeAttributes: Record<string, (value: string) => boolean> = {
  href: isAllowedLink,
  target: (value) => value === "_blank",
  rel: (value) => value === "noopener noreferrer",
  src: isOwnPicture,
  srcset: (value) => value.split(", ").every((part) => isOwnPicture(part.split(" ")[0] ?? "")),
  sizes: (value) => !/["'<>]/.test(value),
  width: (value) => /^\d+$/.test(value),
  height: (value) => /^\d+$/.test(value),
  alt: () => true,
  class: (value) => /^(?:(?:indent-[1-8]|text-(?:small|large|huge)) ?)+$/.test(value),
};
const addedForReading = ["loading", "decoding", "aria-level"];

/** Everything that a browser would make of the text and that a guest's page must not hold. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const waiting: Parsed.ParentNode[] = [parseFragment(html)];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of parent.childNodes) {
      if (node.nodeName === "#comment") found.push("a comment");
      if (!("tagName" in node)) continue;
      waiting.push(node);
      if (!allowedElements.includes(node.tagName)) found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        const safe = safeAttributes[name]?.(value) || addedForReading.includes(name);
        if (!safe) found.push(`${node.tagName} ${name}=${value}`);
      }
    }
  }
  return found;
}

describe.each(Object.entries(attacks))("%s", (_, vectors) => {
  test.each(vectors)("%s", (vector) => {
    const clean = sanitiseHtml(vector);
    expect(dangers(clean)).toEqual([]);
    expect(dangers(sanitiseHtml(clean))).toEqual([]);
    const page = renderToStaticMarkup(createElement(RichText, { html: clean }));
    expect(dangers(page.replace(/^<div class="prose-guidebook">|<\/div>$/g, ""))).toEqual([]);
  });
});

test("attacks are found by the check itself, so that an empty answer means something", () => {
  const vectors = Object.values(attacks).flat();
  expect(vectors.length).toBeGreaterThan(140);
  expect(vectors.filter((vector) => dangers(vector).length > 0).length).toBeGreaterThan(130);
});
