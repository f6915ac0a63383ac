import { monedas } from "~/domain/paquetes/monedas/monedas";
import { loQueTermina, primerFin } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";
import { leerParte, type ParteLeida } from "~/shell/partes/partes.server";
import { eliminacionEnPalabras } from "~/shell/partes/eliminacion.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { responder } from "~/shell/responder";
import { verSiguiente } from "~/shell/partes/proxima.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { accionDeZona } from "./accion.server";
import { CANCELAR } from "./intenciones";
import { verModal } from "./modales.server";
import { verPregunta } from "./pregunta.server";
import type { SaldoProps } from "./Saldo";
import { esperaPago, leerSinPagar } from "./sinPagar.server";

/** Each part of the page is read separately: a failed part shows an error in its place, and the others stay. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  const pregunta = await verPregunta(idPersona, url);
  const sinPagar = leerSinPagar(context, idPersona);
  const situacion = leerParte(context, leerModales(idPersona, pregunta !== null, sinPagar));
  const [modal, { terminos }, { porPagar, sinTerminar }, siguiente, saldo, persona, eliminacion] =
    await Promise.all([
      // A page asks one thing at a time: the question in the address comes before the next modal.
      pregunta ? null : leerParte(context, modalDe(request, idPersona, situacion)),
      situacion.then((leido) => (leido.estado === "success" ? leido.valor : { terminos: null })),
      sinPagar,
      verSiguiente({ request, context }, idPersona),
      services.paquetes.verSaldo(idPersona),
      leerParte(context, services.cuentas.identidad.persona(idPersona)),
      leerParte(context, eliminacionEnPalabras(idPersona)),
    ]);
  const now = services.now();
  const datos = {
    pregunta,
    modal: modal?.estado === "success" ? modal.valor : null,
    nombre: persona.estado === "success" ? (persona.valor?.nombre ?? null) : null,
    sinTerminar,
    ...siguiente,
    porPagar,
    saldo: {
      estado: saldo.estado,
      total: saldo.bonos.reduce((suma, { cantidad }) => suma + cantidad, 0),
      termina: loQueTermina(saldo.lotes, now),
      primeros: primerosEnTerminar(saldo.lotes, now),
      monedas: services.paquetes.monedas && saldo.monedas !== null ? monedas(saldo.monedas) : null,
    },
    terminos,
    eliminacion: (eliminacion.estado === "success" && eliminacion.valor?.cuando) || null,
  };
  // The link was made for an older version of the session: the page refuses it, and shows the present state.
  return responder(datos, pregunta?.vieja ? 409 : 200);
}

/** Bonos that end first, without their lots. */
function primerosEnTerminar(lotes: Parameters<typeof primerFin>[0], now: Date): SaldoProps["primeros"] {
  const fin = primerFin(lotes, now);
  return fin && { quedan: fin.quedan, hasta: fin.hasta };
}

/** The person's next modal. It opens by itself neither over a question nor while something waits to be paid. */
async function leerModales(
  idPersona: number,
  hayPregunta: boolean,
  sinPagar: ReturnType<typeof leerSinPagar>,
) {
  const seAbreSolo = !hayPregunta && !esperaPago(await sinPagar);
  const { modal, terminos } = await services.avisos.verModalPendiente(idPersona, seAbreSolo ? undefined : []);
  return { pendiente: modal, terminos, seAbreSolo };
}

/** Modal to show over the page. None opens while it is not known which one is next. */
async function modalDe(
  request: Request,
  idPersona: number,
  situacion: Promise<ParteLeida<Parameters<typeof verModal>[2]>>,
) {
  const leido = await situacion;
  return leido.estado === "success" ? verModal(request, idPersona, leido.valor) : null;
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [CANCELAR] });
  return accionDeZona(idPersona, await leerFormulario(request));
}
