import { createServer as createHttp } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type Page } from "playwright";
import { CHROMIUM_ARGS } from "../support/chromium.mjs";
import { miles, type Seccion } from "./informe";
import { abrirLinea } from "./lineaLenta";
import { COMO_UN_NAVEGADOR } from "./sesion";
import { levantar, pedir, PRODUCTO, type Respuesta } from "./servidores";

const VIDEO = "/bienestar-play/ver/respira-con-el-mar";
/** Each kind of page on which a visit begins: the home page, every list, one of each thing, and the search. */
const PAGINAS = [
  "/",
  "/explorar",
  "/bienestar-play",
  "/bienestar-play/respira-con-el-mar",
  VIDEO,
  "/bienestar-en-vivo",
  "/bienestar-en-vivo/yoga-suave",
  "/herramientas",
  "/herramienta/diario-de-sueno",
  "/herramienta/comer-bien-con-lo-del-mercado",
  "/lista-rutas",
  "/ruta/noches-mas-tranquilas",
  "/especialista",
  "/especialista/psicologia/lucia-mendoza",
  "/test-de-bienestar",
  "/buscar?q=respirar",
];
const RONDAS = 6;
const CPU = 6;
const META_DE_LCP = 1.2;
const META_DE_CUADRO = 2.5;
const PRIMEROS_BYTES = 64 * 1024;

/** Measures each page on a cheap phone, beside the same bytes from a server that only sends them. */
export async function medirVistas(): Promise<Seccion> {
  const producto = await levantar(PRODUCTO);
  const copia = await copiar(producto.puerto);
  const lineas = [await abrirLinea(producto.puerto), await abrirLinea(copia.puerto)] as const;
  const navegador = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_ARGS, "--autoplay-policy=no-user-gesture-required"],
  });
  try {
    const vistas: Record<string, { nuestra: number; desnuda: number; cls: number }> = {};
    for (const ruta of PAGINAS) {
      const tiempos: [number[], number[]] = [[], []];
      let cls = 0;
      // Both servers take turns, and each is first as often as the other: other work of the machine falls on both.
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        for (const lado of ronda % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const vista = await mirar(navegador, `http://127.0.0.1:${lineas[lado].puerto}${ruta}`);
          tiempos[lado].push(vista.lcp);
          if (lado === 0) cls = Math.max(cls, vista.cls);
        }
      }
      vistas[ruta] = { nuestra: mediana(tiempos[0]), desnuda: mediana(tiempos[1]), cls };
    }
    const cuadro = await primerCuadro(navegador, lineas[0].puerto);
    return {
      titulo: "Vistas en una línea lenta",
      metodo: `Chromium a 360 × 800, CPU ${CPU}×, 150 ms y 1,6 Mbps simulados con sus saludos; mediana de ${RONDAS}`,
      cifras: [
        ...Object.entries(vistas).flatMap(([ruta, { nuestra, desnuda, cls }]) => [
          {
            que: `${ruta}: LCP`,
            valor: `${miles(Math.round(nuestra))} ms, ${(nuestra / desnuda).toFixed(2)} veces la desnuda`,
            meta: { texto: `≤ ${META_DE_LCP} veces`, cumple: nuestra / desnuda <= META_DE_LCP },
          },
          { que: `${ruta}: CLS`, valor: cls.toFixed(3), meta: { texto: "0", cumple: cls === 0 } },
        ]),
        {
          que: "primer cuadro de un video",
          valor: `${miles(Math.round(cuadro.cuadro))} ms, ${(cuadro.cuadro / cuadro.bytes).toFixed(2)} veces sus primeros 64 kB`,
          meta: {
            texto: `≤ ${META_DE_CUADRO} veces`,
            cumple: cuadro.cuadro / cuadro.bytes <= META_DE_CUADRO,
          },
        },
      ],
      datos: { vistas, cuadro },
    };
  } finally {
    await navegador.close();
    await Promise.all(lineas.map(({ cerrar }) => cerrar()));
    await copia.cerrar();
    await producto.detener();
  }
}

/** A server that keeps our answers as they were sent, and sends them again. */
async function copiar(puertoNuestro: number) {
  const guardadas = new Map<string, Promise<Respuesta>>();
  const servidor = createHttp((pregunta, respuesta) => {
    const ruta = pregunta.url!;
    let guardada = guardadas.get(ruta);
    if (!guardada)
      guardadas.set(ruta, (guardada = pedir(puertoNuestro, ruta, { cabeceras: COMO_UN_NAVEGADOR })));
    void guardada.then(({ estado, cabeceras, cuerpo }) => {
      const { connection: _, "transfer-encoding": __, ...resto } = cabeceras;
      respuesta.writeHead(estado, { ...resto, "content-length": cuerpo.length }).end(cuerpo);
    });
  });
  await new Promise<void>((listo) => servidor.listen(0, "127.0.0.1", listo));
  return {
    puerto: (servidor.address() as AddressInfo).port,
    cerrar: () =>
      new Promise<void>((listo) => {
        servidor.closeAllConnections();
        servidor.close(() => listo());
      }),
  };
}

async function conTelefonoLento(pagina: Page) {
  const cdp = await pagina.context().newCDPSession(pagina);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU });
}

const mediana = (tiempos: number[]) => tiempos.toSorted((a, b) => a - b)[tiempos.length >> 1]!;

async function mirar(navegador: Browser, url: string): Promise<{ lcp: number; cls: number }> {
  const contexto = await navegador.newContext({ viewport: { width: 360, height: 800 } });
  const pagina = await contexto.newPage();
  await conTelefonoLento(pagina);
  await pagina.goto(url, { waitUntil: "networkidle" });
  const vista = await pagina.evaluate(
    () =>
      new Promise<{ lcp: number; cls: number }>((listo) => {
        let cls = 0;
        new PerformanceObserver((lista) => {
          for (const cambio of lista.getEntries()) cls += (cambio as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        // A paint is reported some time after it happened: on a slow processor, after more than one frame.
        new PerformanceObserver((lista) => {
          const lcp = lista.getEntries().at(-1)!.startTime;
          requestAnimationFrame(() => requestAnimationFrame(() => listo({ lcp, cls })));
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await contexto.close();
  return vista;
}

/** Time from the press to the first frame, and time of the first bytes of the same file on the same connection. */
async function primerCuadro(navegador: Browser, puerto: number) {
  const tiempos = { cuadro: [] as number[], bytes: [] as number[] };
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    const contexto = await navegador.newContext({ viewport: { width: 360, height: 800 } });
    const pagina = await contexto.newPage();
    await conTelefonoLento(pagina);
    await pagina.goto(`http://127.0.0.1:${puerto}${VIDEO}`, { waitUntil: "networkidle" });
    const video = pagina.locator("video");
    tiempos.cuadro.push(
      await video.evaluate(
        (player: HTMLVideoElement) =>
          new Promise<number>((listo) => {
            const desde = performance.now();
            player.requestVideoFrameCallback(() => listo(performance.now() - desde));
            void player.play();
          }),
      ),
    );
    const src = await video.evaluate((player: HTMLVideoElement) => player.currentSrc);
    await contexto.close();
    // The connection is already open, as it is on the page.
    const contextoVacio = await navegador.newContext();
    const vacia = await contextoVacio.newPage();
    await conTelefonoLento(vacia);
    await vacia.goto(`http://127.0.0.1:${puerto}/ayuda`, { waitUntil: "networkidle" });
    tiempos.bytes.push(
      await vacia.evaluate(
        async ([url, hasta]) => {
          const desde = performance.now();
          await (await fetch(url, { headers: { range: `bytes=0-${hasta - 1}` } })).arrayBuffer();
          return performance.now() - desde;
        },
        [src, PRIMEROS_BYTES] as const,
      ),
    );
    await contextoVacio.close();
  }
  return { cuadro: mediana(tiempos.cuadro), bytes: mediana(tiempos.bytes) };
}
