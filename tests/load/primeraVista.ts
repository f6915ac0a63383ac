import { chromium, type Browser } from "playwright";
import { CHROMIUM_ARGS } from "../support/chromium.mjs";
import { miles, type Seccion } from "./informe";
import { COMO_UN_NAVEGADOR, entrar } from "./sesion";
import { levantar, pedir, PRODUCTO } from "./servidores";

const META_EN_BYTES = 14_000;
const CLASES = ["HTML", "CSS", "JS", "imágenes", "otros"] as const;
type Clase = (typeof CLASES)[number];
type Bytes = Record<Clase, number>;

/** Measures the files that a browser with an empty cache loads for each page before any touch. */
export async function medirPrimeraVista(): Promise<Seccion> {
  const servidor = await levantar(PRODUCTO);
  const navegador = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: CHROMIUM_ARGS,
  });
  const base = `http://127.0.0.1:${servidor.puerto}`;
  try {
    const sesion = (await entrar(servidor.puerto)).map((cookie) => ({ ...cookie, url: base }));
    const resumen = await apartarUnHorario(navegador, base, sesion);
    const paginas: Record<string, Bytes> = {
      "/": await cargar(navegador, base, "/", []),
      "/especialista": await cargar(navegador, base, "/especialista", []),
      "/agendar/psicologia": await cargar(navegador, base, "/agendar/psicologia", sesion),
      "/resumen": await cargar(navegador, base, resumen, sesion),
    };
    return {
      titulo: "Primera vista",
      metodo: `Chromium sin caché, 360 × 800, cuerpos comprimidos en bytes; ${CLASES.join(" + ")}`,
      cifras: Object.entries(paginas).flatMap(([ruta, bytes]) => [
        {
          que: `${ruta}: HTML + CSS`,
          valor: `${miles(bytes.HTML)} + ${miles(bytes.CSS)} = ${miles(bytes.HTML + bytes.CSS)} B`,
          meta: {
            texto: `≤ ${miles(META_EN_BYTES)} B`,
            cumple: bytes.HTML + bytes.CSS <= META_EN_BYTES,
          },
        },
        {
          que: `${ruta}: JavaScript`,
          valor: `${miles(bytes.JS)} B`,
          meta: { texto: "0 B", cumple: bytes.JS === 0 },
        },
        {
          que: `${ruta}: imágenes, otros`,
          valor: `${miles(bytes.imágenes)}, ${miles(bytes.otros)} B`,
        },
      ]),
      datos: paginas,
    };
  } finally {
    await navegador.close();
    await servidor.detener();
  }
}

type Sesion = { name: string; value: string; url: string }[];

async function cargar(navegador: Browser, base: string, ruta: string, sesion: Sesion): Promise<Bytes> {
  const contexto = await navegador.newContext({ viewport: { width: 360, height: 800 } });
  await contexto.addCookies(sesion);
  const bytes: Bytes = { HTML: 0, CSS: 0, JS: 0, imágenes: 0, otros: 0 };
  const pendientes: Promise<void>[] = [];
  const pagina = await contexto.newPage();
  pagina.on("requestfinished", (solicitud) =>
    pendientes.push(
      (async () => {
        const respuesta = await solicitud.response();
        const clase = claseDe(respuesta?.headers()["content-type"] ?? "");
        bytes[clase] += (await solicitud.sizes()).responseBodySize;
      })(),
    ),
  );
  await pagina.goto(base + ruta, { waitUntil: "networkidle" });
  await Promise.all(pendientes);
  // A browser window shows the icon of the page; a browser without a window does not load it.
  for (const icono of await pagina.locator("link[rel=icon]").all()) {
    const href = (await icono.getAttribute("href"))!;
    const { cuerpo } = await pedir(Number(new URL(base).port), href, { cabeceras: COMO_UN_NAVEGADOR });
    bytes.otros += cuerpo.byteLength;
  }
  await contexto.close();
  return bytes;
}

function claseDe(tipo: string): Clase {
  if (tipo.startsWith("text/html")) return "HTML";
  if (tipo.startsWith("text/css")) return "CSS";
  if (tipo.includes("javascript")) return "JS";
  return tipo.startsWith("image/") ? "imágenes" : "otros";
}

/** Walks to the summary as a person without JavaScript does. Gives its address. */
async function apartarUnHorario(navegador: Browser, base: string, sesion: Sesion): Promise<string> {
  const contexto = await navegador.newContext({ javaScriptEnabled: false });
  await contexto.addCookies(sesion);
  const pagina = await contexto.newPage();
  await pagina.goto(`${base}/agendar/psicologia`);
  for (const paso of ["especialista=", "dia=", "hora="]) {
    await pagina.locator(`main a[href*="${paso}"]`).first().click();
  }
  await pagina.getByRole("button", { name: "Reservar" }).click();
  const { pathname, search } = new URL(pagina.url());
  await contexto.close();
  if (pathname !== "/resumen") throw new Error(`no time could be held: ${pathname}`);
  return pathname + search;
}
