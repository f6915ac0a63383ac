import type { Auditar } from "../shared/actos/auditar";
import { fechaDe, type Fecha } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import { done } from "../shared/result";
import type { HojaConRespuestas } from "./consultar";
import { libroEnCsv } from "./enCsv";
import { estadoDe, hojaEnPalabras } from "./enPalabras";
import type { LeerHoja } from "./leerHoja";
import { actoDeOrden, type OrdenDeHoja } from "./ordenes";
import { numeroDeHoja, type HojaRegistrada } from "./registro";
import { vaPorCarta } from "./responder";

const HOJAS_A_LA_VISTA = 200;
const HOJAS_POR_LECTURA = 200;
/** A day after every due day. */
const SIN_LIMITE: Fecha = "9999-12-31";

type DepsDeLibro = Deps<"hojas" | "respuestasDeReclamo"> & {
  auditar: Auditar;
  leerHoja: LeerHoja;
  enlaceDe: (codigo: string) => string;
  sitio: { url: string };
};

const actoDe = (pedida: OrdenDeHoja) =>
  ({ operador: pedida.operador, objeto: numeroDeHoja(pedida), mueve: "nada" }) as const;

/** The book as an operator reads it: what waits for an answer, one sheet, and the whole year for an inspection. */
export function makeLibro({ repos, now, auditar, leerHoja, enlaceDe, sitio }: DepsDeLibro) {
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

    /** The book of a year as CSV. */
    csv: ({ operador, anio }: Pick<OrdenDeHoja, "anio" | "operador">) =>
      auditar({ operador, orden: "reclamos csv", objeto: String(anio), mueve: "nada" }, async () => {
        const todas: HojaConRespuestas[] = [];
        for (;;) {
          const ultima = todas.at(-1)?.hoja.numero ?? 0;
          const hojas = await repos.hojas.delLibro(anio, ultima, HOJAS_POR_LECTURA);
          for (const hoja of hojas) todas.push(await conRespuestas(hoja));
          if (hojas.length < HOJAS_POR_LECTURA) return done(libroEnCsv(todas));
        }
      }),
  };
}
