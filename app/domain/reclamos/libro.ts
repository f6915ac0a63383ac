import { anotarDeMaquina } from "../equipo/registro/anotar";
import type { Auditar } from "../shared/actos/auditar";
import { fechaDe, type Fecha } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import { done } from "../shared/result";
import type { HojaConRespuestas } from "./consultar";
import { libroEnCsv } from "./enCsv";
import { estadoDe, hojaEnPalabras } from "./enPalabras";
import type { LeerHoja } from "./leerHoja";
import { actoDeOrden, type OrdenDeHoja } from "./ordenes";
import { numeroDeHoja, vaPorCarta, type HojaRegistrada } from "./registro";

const HOJAS_A_LA_VISTA = 200;
const HOJAS_POR_LECTURA = 200;
/** A day after every due day. */
const SIN_LIMITE: Fecha = "9999-12-31";

type DepsDeLibro = Deps<"hojas" | "registroDeEquipo" | "respuestasDeReclamo"> & {
  auditar: Auditar;
  leerHoja: LeerHoja;
  enlaceDe: (codigo: string) => string;
  sitio: { url: string };
};

const actoDe = (pedida: OrdenDeHoja) =>
  ({ operador: pedida.operador, objeto: numeroDeHoja(pedida), mueve: "nada" }) as const;

/** The book as an operator reads it: what waits for an answer, one sheet, and the whole year for an inspection. */
export function makeLibro({ auditar, leerHoja, enlaceDe, sitio, ...deps }: DepsDeLibro) {
  const { repos, now } = deps;
  const conRespuestas = async (hoja: HojaRegistrada): Promise<HojaConRespuestas> => ({
    hoja,
    respuestas: await repos.respuestasDeReclamo.deLaHoja(hoja.idHoja),
  });

  return {
    /** Sheets without an answer, the first due first. */
    async porResponder() {
      const hoy = fechaDe(now());
      const hojas = await repos.hojas.porResponder(SIN_LIMITE, HOJAS_A_LA_VISTA);
      return hojas.map((hoja) => ({
        hoja: numeroDeHoja(hoja),
        tipo: hoja.tipo,
        vence: hoja.venceEl,
        estado: estadoDe(hoja, hoy),
        porCarta: vaPorCarta(hoja),
      }));
    },

    /** One sheet in words, with its answer. The reading leaves a line in the audit. */
    ver: (pedida: OrdenDeHoja) =>
      auditar({ ...actoDe(pedida), orden: "reclamos ver" }, async () => {
        const vista = await leerHoja(actoDeOrden(pedida));
        if (!vista.ok) return vista;
        const { hoja, respuestas } = vista.value;
        return done({
          estado: estadoDe(hoja, fechaDe(now())),
          vence: hoja.venceEl,
          porCarta: vaPorCarta(hoja),
          hoja: hojaEnPalabras(hoja, respuestas),
        });
      }),

    /** Address of the page from which a sheet is printed, for a person without mail. */
    imprimir: (pedida: OrdenDeHoja) =>
      auditar({ ...actoDe(pedida), orden: "reclamos imprimir" }, async () => {
        const vista = await leerHoja(actoDeOrden(pedida), "imprimio-respuesta");
        return vista.ok ? done({ pagina: sitio.url + enlaceDe(vista.value.hoja.codigo) }) : vista;
      }),

    /** The book of a year as CSV. The export is a line of the registro with its count, written before the text is read. */
    csv: ({ operador, anio }: Pick<OrdenDeHoja, "anio" | "operador">) =>
      auditar({ operador, orden: "reclamos csv", objeto: String(anio), mueve: "nada" }, async () => {
        // The book has no gap, so that its highest number is its count.
        const cuantas = await repos.hojas.ultimoNumero(anio);
        await anotarDeMaquina(deps, `maquina:${operador}`, {
          ...{ accion: "exporto-reclamos", objeto: String(anio) },
          motivo: `${cuantas} hojas`,
        });
        const todas: HojaConRespuestas[] = [];
        while (todas.length < cuantas) {
          const desde = todas.at(-1)?.hoja.numero ?? 0;
          const hojas = await repos.hojas.delLibro(
            anio,
            desde,
            Math.min(HOJAS_POR_LECTURA, cuantas - todas.length),
          );
          if (hojas.length === 0) break;
          for (const hoja of hojas) todas.push(await conRespuestas(hoja));
        }
        return done(libroEnCsv(todas));
      }),
  };
}
