import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { ParteQueFalta } from "~/components/ParteQueFalta";
import { services } from "~/services.server";
import { sinTerminarEnPalabras } from "~/shell/sinTerminar.server";
import { leerParte } from "~/shell/partes.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { contenedor, dosColumnas, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { accionDeZona } from "./accion.server";
import { Agenda } from "./Agenda";
import { Calendario } from "./Calendario";
import { Modales } from "./Modales";
import { PorPagar } from "./PorPagar";
import { PreguntaDeCita } from "./PreguntaDeCita";
import { Saldo } from "./Saldo";
import { SesionesAnteriores } from "./SesionesAnteriores";
import { TuCuenta } from "./TuCuenta";
import { TusDatos } from "./TusDatos";
import { verModal } from "./modales.server";
import { porPagarEnPalabras } from "./pedido.server";
import { verPregunta } from "./pregunta.server";
import { agendaEnPalabras, anterioresEnPalabras, calendarioEnPalabras, planEnPalabras } from "./zona.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Mi zona · Bienestar" }];

/** Each part is read by itself: what fails says so in its place, and the rest stands. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  const zona = zonaDelDispositivo(request);
  const pregunta = await verPregunta(idPersona, url);
  const [modal, sinTerminar, agenda, porPagar, anteriores, saldo, calendario, cuenta] = await Promise.all([
    // One thing at a time: what was asked for comes before what has its turn.
    pregunta ? null : leerParte(context, verModal(request, idPersona)),
    leerParte(context, sinTerminarEnPalabras(idPersona)),
    leerParte(context, agendaEnPalabras(idPersona, zona)),
    leerParte(context, porPagarEnPalabras(idPersona)),
    leerParte(context, anterioresEnPalabras(idPersona, zona)),
    leerParte(context, services.paquetes.verSaldo(idPersona)),
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
    saldo: { estado, bonos: bonos.map(({ especialidad, cantidad }) => ({ especialidad, cantidad })) },
    calendario: calendario.estado === "success" ? calendario.valor : null,
  };
  // A link that was good for an older version of the session: it is refused, and says how things are.
  return responder(datos, pregunta?.vieja ? 409 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return accionDeZona(idPersona, request);
}

export default function MiZonaPrivada() {
  const { pregunta, modal, sinTerminar, nombre, plan, meses, porPagar, anteriores, saldo, calendario } =
    useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{nombre === null ? "Mi zona" : `Hola, ${nombre}`}</h1>
        <p className={textoSuave}>Todas las horas son hora de Perú.</p>
        <p>
          <a className={enlaceSuelto} href="/mi-perfil">
            Ver mi perfil
          </a>
        </p>
      </header>
      <ReservasSinTerminar reservas={sinTerminar} />
      {nombre === null && <ParteQueFalta titulo="No se pudo acceder a la cuenta" />}
      <div className={dosColumnas}>
        <div className={pila.amplia}>
          {porPagar ? (
            <PorPagar pedidos={porPagar} />
          ) : (
            <ParteQueFalta titulo="No pudimos cargar tus pedidos por pagar" />
          )}
          {meses ? <Agenda meses={meses} /> : <ParteQueFalta titulo="No pudimos cargar tu agenda" />}
          {anteriores ? (
            <SesionesAnteriores citas={anteriores} />
          ) : (
            <ParteQueFalta titulo="No pudimos cargar tus sesiones anteriores" />
          )}
        </div>
        <div className={pila.amplia}>
          <Saldo {...saldo} />
          {nombre !== null && <TuCuenta plan={plan} />}
          {calendario ? (
            <Calendario {...calendario} />
          ) : (
            <ParteQueFalta titulo="No pudimos cargar tu calendario" />
          )}
          <TusDatos />
        </div>
      </div>
      {pregunta && <PreguntaDeCita {...pregunta} mensaje={rechazo?.mensaje} />}
      <Modales visto={modal} />
    </div>
  );
}
