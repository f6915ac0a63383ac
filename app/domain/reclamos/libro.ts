import type { Auditar } from "../shared/actos/auditar";
import { fechaDe, type Fecha } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import { libroEnCsv } from "./enCsv";
import { estadoDe, hojaEnPalabras } from "./enPalabras";
import type { HojaConRespuestas } from "./consultar";
import { numeroDeHoja, type HojaRegistrada } from "./registro";
import { vaPorCarta, type PedidoDeHoja } from "./responder";

const HOJAS_A_LA_VISTA = 200;
const HOJAS_POR_LECTURA = 200;
/** A day after every due day. */
const SIN_LIMITE: Fecha = "9999-12-31";

type DepsDeLibro = Deps<"hojas" | "respuestasDeReclamo"> & {
  auditar: Auditar;
  enlaceDe: (codigo: string) => string;
  sitio: { url: string };
};

/** The book as an operator reads it: what waits for an answer, one sheet, and the whole year for an inspection. */
export function makeLibro({ repos, now, auditar, enlaceDe, sitio }: DepsDeLibro) {
  const conRespuestas = async (hoja: HojaRegistrada): Promise<HojaConRespuestas> => ({
    hoja,
    respuestas: await repos.respuestasDeReclamo.deLaHoja(hoja.idHoja),
  });
  const buscar = async ({ numero, anio }: Pick<PedidoDeHoja, "numero" | "anio">) => {
    const hoja = await repos.hojas.porNumero(anio, numero);
    return hoja ? done(await conRespuestas(hoja)) : refuse("hoja-no-existe");
  };

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
    ver: ({ operador, ...pedida }: PedidoDeHoja) =>
      auditar({ operador, orden: "reclamos ver", objeto: numeroDeHoja(pedida), mueve: "nada" }, async () => {
        const vista = await buscar(pedida);
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
    imprimir: ({ operador, ...pedida }: PedidoDeHoja) =>
      auditar(
        { operador, orden: "reclamos imprimir", objeto: numeroDeHoja(pedida), mueve: "nada" },
        async () => {
          const vista = await buscar(pedida);
          return vista.ok ? done({ pagina: sitio.url + enlaceDe(vista.value.hoja.codigo) }) : vista;
        },
      ),

    /** The book of a year as CSV. */
    csv: ({ operador, anio }: Pick<PedidoDeHoja, "anio" | "operador">) =>
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
