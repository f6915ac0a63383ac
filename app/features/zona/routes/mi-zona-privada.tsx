import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { agendaPorMes } from "~/domain/agenda/agenda";
import { reglaDeCambio } from "~/domain/citas/cita";
import { entradaALaSala } from "~/domain/citas/sala";
import { momentoEnPalabras } from "~/domain/horarios/textos";
import { diaLargo, fechaDe, mesLargo } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { contenedor, dosColumnas, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Agenda } from "../components/Agenda";
import { Saldo } from "../components/Saldo";

export const meta: MetaFunction = () => [{ title: "Mi zona privada · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const zona = zonaDelDispositivo(request);
  const [{ dias, fechaHoraServidor }, saldo, persona] = await Promise.all([
    services.verAgenda({ idPersona }),
    services.verSaldo(idPersona),
    services.identidad.persona(idPersona),
  ]);
  const hoy = fechaDe(fechaHoraServidor);
  return {
    nombre: persona?.nombre ?? "",
    meses: agendaPorMes(dias).map(({ mes, dias: delMes }) => ({
      mes: mesLargo(`${mes}-01`),
      dias: delMes.map(({ fecha, cita }) => ({
        fecha,
        dia: diaLargo(fecha),
        esHoy: fecha === hoy,
        citas: cita.map((una) => ({
          idCita: una.idCita,
          especialista: una.especialista,
          especialidad: una.especialidad,
          slugDeEspecialidad: una.slugDeEspecialidad,
          foto: una.linkFotoMedico,
          momento: momentoEnPalabras(una, zona),
          reglaDeCambio: reglaDeCambio(una.inicio, fechaHoraServidor),
          sala: entradaALaSala(una, fechaHoraServidor),
        })),
      })),
    })),
    saldo: {
      estado: saldo.estado,
      bonos: saldo.bonos.map(({ especialidad, cantidad }) => ({ especialidad, cantidad })),
    },
  };
}

export default function MiZonaPrivada() {
  const { nombre, meses, saldo } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Hola, {nombre}</h1>
        <p className={textoSuave}>Todas las horas son hora de Perú.</p>
      </header>
      <div className={dosColumnas}>
        <Agenda meses={meses} />
        <Saldo {...saldo} />
      </div>
    </div>
  );
}
