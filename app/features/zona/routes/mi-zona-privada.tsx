import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { agendaPorMes } from "~/domain/agenda/agenda";
import { direccionDeCalendario } from "~/domain/citas/direcciones";
import { diaLargo, fechaDe, mesLargo } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { contenedor, dosColumnas, pagina, pila, textoSuave } from "~/styles/layout.css";
import { accionDeZona } from "../accion.server";
import { citaEnPantalla } from "../citas.server";
import { Agenda } from "../components/Agenda";
import { Calendario } from "../components/Calendario";
import { PreguntaDeCita } from "../components/PreguntaDeCita";
import { Saldo } from "../components/Saldo";
import { SesionesAnteriores } from "../components/SesionesAnteriores";
import { verPregunta } from "../pregunta.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Mi zona privada · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const zona = zonaDelDispositivo(request);
  const url = new URL(request.url);
  const [pregunta, { dias, fechaHoraServidor }, anteriores, saldo, ajustes, persona] = await Promise.all([
    verPregunta(idPersona, url),
    services.verAgenda({ idPersona }),
    services.verSesionesAnteriores(idPersona),
    services.verSaldo(idPersona),
    services.verAjustesDeAvisos(idPersona),
    services.identidad.persona(idPersona),
  ]);
  const hoy = fechaDe(fechaHoraServidor);
  const datos = {
    pregunta,
    nombre: persona?.nombre ?? "",
    meses: agendaPorMes(dias).map(({ mes, dias: delMes }) => ({
      mes: mesLargo(`${mes}-01`),
      dias: delMes.map(({ fecha, cita }) => ({
        fecha,
        dia: diaLargo(fecha),
        esHoy: fecha === hoy,
        citas: cita.map((una) => citaEnPantalla(una, fechaHoraServidor, zona)),
      })),
    })),
    saldo: {
      estado: saldo.estado,
      bonos: saldo.bonos.map(({ especialidad, cantidad }) => ({ especialidad, cantidad })),
    },
    anteriores: anteriores.map((una) => citaEnPantalla(una, fechaHoraServidor, zona)),
    calendario: {
      direccion: ajustes.token && url.origin + direccionDeCalendario(ajustes.token),
      discreta: ajustes.discreta,
    },
  };
  // A link that was good for an older version of the session: it is refused, and says how things are.
  return responder(datos, pregunta?.vieja ? 409 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return accionDeZona(idPersona, await leerFormulario(request));
}

export default function MiZonaPrivada() {
  const { pregunta, nombre, meses, saldo, anteriores, calendario } = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Hola, {nombre}</h1>
        <p className={textoSuave}>Todas las horas son hora de Perú.</p>
      </header>
      <div className={dosColumnas}>
        <div className={pila.amplia}>
          <Agenda meses={meses} />
          <SesionesAnteriores citas={anteriores} />
        </div>
        <div className={pila.amplia}>
          <Saldo {...saldo} />
          <Calendario {...calendario} />
        </div>
      </div>
      {pregunta && <PreguntaDeCita {...pregunta} mensaje={rechazo?.mensaje} />}
    </div>
  );
}
