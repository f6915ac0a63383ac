import { services } from "~/services.server";
import { sinTerminarEnPalabras } from "~/shell/sinTerminar.server";
import { leerParte } from "~/shell/partes.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { accionDeZona } from "./accion.server";
import { verModal, verTextosNuevos } from "./modales.server";
import { monedasEnPalabras } from "./monedas.server";
import { porPagarEnPalabras } from "./pedido.server";
import { verPregunta } from "./pregunta.server";
import { agendaEnPalabras, anterioresEnPalabras, calendarioEnPalabras, planEnPalabras } from "./zona.server";

/** Each part is read by itself: what fails says so in its place, and the rest stands. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  const zona = zonaDelDispositivo(request);
  const pregunta = await verPregunta(idPersona, url);
  const [modal, sinTerminar, agenda, porPagar, anteriores, saldo, monedas, textos, calendario, cuenta] =
    await Promise.all([
      // One thing at a time: what was asked for comes before what has its turn.
      pregunta ? null : leerParte(context, verModal(request, idPersona)),
      leerParte(context, sinTerminarEnPalabras(idPersona)),
      leerParte(context, agendaEnPalabras(idPersona, zona)),
      leerParte(context, porPagarEnPalabras(idPersona)),
      leerParte(context, anterioresEnPalabras(idPersona, zona)),
      leerParte(context, services.paquetes.verSaldo(idPersona)),
      leerParte(context, monedasEnPalabras(idPersona)),
      leerParte(context, verTextosNuevos(idPersona)),
      leerParte(context, calendarioEnPalabras(idPersona, request)),
      leerParte(context, services.cuentas.identidad.persona(idPersona)),
    ]);
  const persona = cuenta.estado === "success" ? cuenta.valor : null;
  const { estado, bonos } = saldo.estado === "success" ? saldo.valor : { estado: saldo.estado, bonos: [] };
  const datos = {
    pregunta,
    modal: modal?.estado === "success" ? modal.valor : null,
    nombre: persona?.nombre ?? null,
    plan: persona && (await planEnPalabras(persona, context)),
    sinTerminar: sinTerminar.estado === "success" ? sinTerminar.valor : [],
    meses: agenda.estado === "success" ? agenda.valor : null,
    porPagar: porPagar.estado === "success" ? porPagar.valor : null,
    anteriores: anteriores.estado === "success" ? anteriores.valor : null,
    saldo: {
      estado,
      bonos: bonos.map(({ especialidad, cantidad }) => ({ especialidad, cantidad })),
      monedas: monedas.estado === "success" && monedas.valor?.lotes.length ? monedas.valor.total : null,
    },
    hayTerminos:
      textos.estado === "success" &&
      textos.valor.estado === "successful" &&
      textos.valor.politicas.length > 0,
    calendario: calendario.estado === "success" ? calendario.valor : null,
  };
  // A link that was good for an older version of the session: it is refused, and says how things are.
  return responder(datos, pregunta?.vieja ? 409 : 200);
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return accionDeZona(idPersona, request, await leerFormulario(request));
}
