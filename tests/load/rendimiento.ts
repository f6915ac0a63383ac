import autocannon from "autocannon";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { CUENTAS_DE_DEMOSTRACION } from "../../server/seed/contenido/cuentas";
import { mediana, miles, type Cifra, type Seccion } from "./informe";
import { COMO_UN_NAVEGADOR, entrar } from "./sesion";
import { carpetaTemporal, levantar, pedir, PRODUCTO, type Respuesta, type Servidor } from "./servidores";

const CONEXIONES = 16;
const RONDAS = 5;
const SEGUNDOS_POR_RONDA = 3;
const META_CONTRA_DESNUDO = 0.5;
const META_CONTRA_PLANTILLA = 0.25;
/** Pages that a signed-in person opens most. */
const PAGINAS_PERSONALES = [
  "/mi-zona-privada",
  "/agendar/psicologia",
  "/mi-perfil",
  "/mi-zona-privada/comprobantes",
];
const META_DE_MEMORIA_EN_MIB = 200;

type Nombre = "producto" | "desnudo" | "plantilla";
type Contendientes = Record<Nombre, Servidor>;

interface Ronda {
  porSegundo: number;
  p99EnMs: number;
  cpuEnMs: number | undefined;
}
type Rondas = Record<Nombre, Ronda[]>;

/**
 * Measures the product, a bare server and a hand-written one, each alone in turn, in rounds so that other load meets
 * all.
 */
export async function medirRendimiento(): Promise<Seccion> {
  const carpeta = carpetaTemporal();
  const DATA_DIR = path.join(carpeta.ruta, "data");
  const producto = await levantar(PRODUCTO, { DATA_DIR });
  const contendientes: Servidor[] = [];
  try {
    const cookie = (await entrar(producto.puerto)).map(({ name, value }) => `${name}=${value}`).join("; ");
    const anonima = { ruta: "/especialista", cabeceras: COMO_UN_NAVEGADOR };
    const conSesion = { ruta: "/agendar/psicologia", cabeceras: { ...COMO_UN_NAVEGADOR, cookie } };

    const respuestas = new Map<string, Respuesta>();
    for (const { ruta, cabeceras } of [anonima, conSesion]) {
      const respuesta = await pedir(producto.puerto, ruta, { cabeceras });
      if (respuesta.estado !== 200 || respuesta.cabeceras["content-encoding"] !== "br")
        throw new Error(`${ruta} answers ${respuesta.estado}`);
      respuestas.set(ruta, respuesta);
    }
    const MARCOS = path.join(carpeta.ruta, "marcos.json");
    writeFileSync(MARCOS, JSON.stringify(marcosDe(respuestas)));
    const plantilla = await levantar("build/bench/plantilla.js", { DATA_DIR, MARCOS });
    contendientes.push(plantilla);

    const medidas: Record<string, Rondas> = {};
    for (const { ruta, cabeceras } of [anonima, conSesion]) {
      const RESPUESTA = path.join(carpeta.ruta, `${ruta.replaceAll("/", "-")}.json`);
      const { cuerpo, cabeceras: cabecerasDeRespuesta } = respuestas.get(ruta)!;
      writeFileSync(
        RESPUESTA,
        JSON.stringify({ cabeceras: propias(cabecerasDeRespuesta), cuerpo: cuerpo.toString("base64") }),
      );
      const desnudo = await levantar("build/bench/desnudo.js", { RESPUESTA });
      contendientes.push(desnudo);
      medidas[ruta] = await competir({ producto, desnudo, plantilla }, ruta, cabeceras);
    }
    const personales = await medirPersonales(producto, conSesion.cabeceras);
    return {
      titulo: "Rendimiento",
      metodo: `autocannon, ${CONEXIONES} conexiones, br; ${RONDAS} rondas de ${SEGUNDOS_POR_RONDA} s por servidor, alternadas; mediana`,
      cifras: [
        ...cifrasDe(anonima.ruta, medidas[anonima.ruta]!, { desnudo: META_CONTRA_DESNUDO }),
        ...cifrasDe(conSesion.ruta, medidas[conSesion.ruta]!, { plantilla: META_CONTRA_PLANTILLA }),
        ...personales.cifras,
        ...cifraDeMemoria(producto.memoriaEnMiB()),
      ],
      datos: { ...medidas, personales: personales.datos },
    };
  } finally {
    await Promise.all([producto, ...contendientes].map((servidor) => servidor.detener()));
    carpeta.borrar();
  }
}

/**
 * Measures the cost of each personal page as processor time of the process alone, so that other work of the machine
 * does not count.
 */
async function medirPersonales(producto: Servidor, cabeceras: Record<string, string>) {
  const datos: Record<string, Ronda[]> = {};
  // The first round only warms up.
  for (let ronda = 0; ronda <= RONDAS; ronda++) {
    for (const ruta of PAGINAS_PERSONALES) {
      const medida = await correr(producto, ruta, cabeceras);
      if (ronda > 0) (datos[ruta] ??= []).push(medida);
    }
  }
  const cifras = Object.entries(datos).map(([ruta, rondas]): Cifra => ({
    que: `${ruta}: CPU por solicitud`,
    valor: `${mediana(rondas.map(({ cpuEnMs }) => cpuEnMs ?? NaN)).toFixed(2)} ms`,
  }));
  return { cifras, datos };
}

/** Memory after all measurements; empty outside Linux, where it is not known. */
function cifraDeMemoria(memoriaEnMiB: number | undefined): Cifra[] {
  if (memoriaEnMiB === undefined) return [];
  const meta = { texto: `≤ ${META_DE_MEMORIA_EN_MIB} MiB`, cumple: memoriaEnMiB <= META_DE_MEMORIA_EN_MIB };
  return [{ que: "Memoria después de la carga (RSS)", valor: `${miles(memoriaEnMiB)} MiB`, meta }];
}

async function competir(
  contendientes: Contendientes,
  ruta: string,
  cabeceras: Record<string, string>,
): Promise<Rondas> {
  const rondas: Rondas = { producto: [], desnudo: [], plantilla: [] };
  const nombres = Object.keys(rondas) as Nombre[];
  // The first round only warms the programs up, and is not measured.
  for (let ronda = 0; ronda <= RONDAS; ronda++) {
    for (const nombre of nombres) {
      const medida = await correr(contendientes[nombre], ruta, cabeceras);
      if (ronda > 0) rondas[nombre].push(medida);
    }
    nombres.reverse();
  }
  return rondas;
}

async function correr(
  { puerto, cpuEnMs }: Servidor,
  ruta: string,
  headers: Record<string, string>,
): Promise<Ronda> {
  const antes = cpuEnMs();
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${puerto}${ruta}`,
    connections: CONEXIONES,
    duration: SEGUNDOS_POR_RONDA,
    headers,
  });
  if (non2xx + errors > 0) throw new Error(`${ruta}: ${non2xx} refused, ${errors} failed`);
  const despues = cpuEnMs();
  return {
    porSegundo: requests.average,
    p99EnMs: latency.p99,
    cpuEnMs: antes === undefined || despues === undefined ? undefined : (despues - antes) / requests.total,
  };
}

function cifrasDe(ruta: string, rondas: Rondas, metas: Partial<Record<Nombre, number>>): Cifra[] {
  const de = (nombre: Nombre, medida: (ronda: Ronda) => number) => mediana(rondas[nombre].map(medida));
  return [
    ...(["desnudo", "plantilla"] as const).flatMap((contendiente): Cifra[] => {
      const contra = (razonDe: (nuestra: Ronda, rival: Ronda) => number) =>
        mediana(rondas.producto.map((nuestra, ronda) => razonDe(nuestra, rondas[contendiente][ronda]!)));
      const razon = contra((nuestra, rival) => nuestra.porSegundo / rival.porSegundo);
      const meta = metas[contendiente];
      // Requests per second alone do not measure a fast server: the load generator may be the slower part.
      const porCpu = contra((nuestra, rival) => (rival.cpuEnMs ?? NaN) / (nuestra.cpuEnMs ?? NaN));
      return [
        {
          que: `${ruta}: solicitudes/s contra ${contendiente}`,
          valor: `${razon.toFixed(2)}×`,
          ...(meta !== undefined && { meta: { texto: `≥ ${meta}×`, cumple: razon >= meta } }),
        },
        {
          que: `${ruta}: solicitudes por segundo de CPU contra ${contendiente}`,
          valor: `${porCpu.toFixed(2)}×`,
        },
      ];
    }),
    ...(Object.keys(rondas) as Nombre[]).map((nombre) => ({
      que: `${ruta}: ${nombre}, solicitudes/s · p99 · CPU`,
      valor: `${miles(de(nombre, ({ porSegundo }) => porSegundo))} · ${miles(de(nombre, ({ p99EnMs }) => p99EnMs))} ms · ${de(nombre, ({ cpuEnMs }) => cpuEnMs ?? NaN).toFixed(2)} ms`,
    })),
  ];
}

/** Headers that node writes itself. */
const DE_LA_CONEXION = ["date", "connection", "keep-alive", "transfer-encoding"];

function propias(cabeceras: Respuesta["cabeceras"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cabeceras).flatMap(([nombre, valor]) =>
      typeof valor === "string" && !DE_LA_CONEXION.includes(nombre) ? [[nombre, valor]] : [],
    ),
  );
}

/** Frames of the pages, around their content and the person's name, without the scripts that only the product has. */
function marcosDe(respuestas: Map<string, Respuesta>) {
  const marcos: Record<string, string[]> = {};
  let cabeceras: Record<string, string> = {};
  for (const [ruta, respuesta] of respuestas) {
    const html = brotliDecompressSync(respuesta.cuerpo).toString();
    const [antes = "", resto = ""] = html.split(/(?<=<main[^>]*>)/);
    const despues = resto.slice(resto.indexOf("</main>")).replaceAll(/<script.*?<\/script>/gs, "");
    const nombre = `>${CUENTAS_DE_DEMOSTRACION[0]!.nombre}<`;
    const corte = antes.indexOf(nombre) + 1;
    const fin = corte && corte + nombre.length - 2;
    marcos[ruta] = [antes.slice(0, corte), antes.slice(fin), despues];
    cabeceras = propias(respuesta.cabeceras);
  }
  return { cabeceras, marcos };
}
