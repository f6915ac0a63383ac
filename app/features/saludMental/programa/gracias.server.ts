import { redirect } from "@remix-run/node";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { direccionDeHorario } from "~/domain/agenda/horarios/direcciones";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { bonosDe } from "~/domain/paquetes/saldo/verSaldo";
import { convieneHablar, resultadoDe, TRAMOS, tramoDe } from "~/domain/saludMental/instrumentos";
import { diaConAnio, diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { quienEs } from "~/shell/sesion/sesion.server";
import { avisoA } from "./aviso.server";
import { PROGRAMA } from "./direcciones";
import { edicionDe } from "./edicion.server";

const PROXIMOS_A_LA_VISTA = 3;
const ESPECIALIDAD = "psicologia";

/** Data of the result page: the last answers in words, and the next step with a person. */
export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  if (!persona) throw redirect(PROGRAMA);
  const { saludMental } = services;
  const vistos = await saludMental.terminados({ idform: saludMental.idform, ...persona, canal: "web" });
  const [ultimo] = vistos.ok ? vistos.value.vistos : [];
  if (!ultimo) throw redirect(PROGRAMA);
  const resultado = resultadoDe(ultimo.form, ultimo.estado.respuestas);
  return {
    edicion: edicionDe(ultimo.form),
    cuando: diaConAnio(fechaDe(ultimo.cuestionario.terminadoEn!)),
    tramos: TRAMOS,
    miradas: resultado.miradas.map(({ id, mira, banda, texto }) => ({
      ...{ id, mira, texto },
      tramo: banda && tramoDe(banda),
    })),
    dificultad: resultado.dificultad,
    alarma: resultado.alarma,
    aviso: resultado.alarma ? await avisoA(persona) : null,
    conviene: convieneHablar(resultado),
    ...(await proximos(persona)),
  };
}

/** Next free times of specialists and their prices for this person: no time is shown that is not free now. */
async function proximos(persona: { idPersona: number }) {
  const now = services.now();
  const [encontrados, especialidades, { bonos, lotes }] = await Promise.all([
    services.agenda.buscarEspecialistas({ especialidad: ESPECIALIDAD }),
    services.agenda.especialidades(),
    services.paquetes.verSaldo(persona.idPersona),
  ]);
  const psicologia = especialidades.find(({ slug }) => slug === ESPECIALIDAD);
  const [loteQueAcaba] = lotes.filter(({ especialidad }) => especialidad === psicologia?.name);
  const conHora = encontrados
    .flatMap(({ especialista, proximos: [primero] }) => (primero ? [{ especialista, primero }] : []))
    .sort((a, b) => a.primero.inicio.getTime() - b.primero.inicio.getTime());
  return {
    conBono: bonosDe(bonos, psicologia) > 0,
    reservaHasta: loteQueAcaba ? ultimoDia(loteQueAcaba) : null,
    horarios: conHora.slice(0, PROXIMOS_A_LA_VISTA).map(({ especialista, primero: { inicio } }) => {
      const fecha = fechaDe(inicio);
      return {
        nombre: nombreCompleto(especialista),
        retrato: especialista.retrato,
        precioEnCentimos: especialista.precioCentimos,
        cuando: `${diaDicho(fecha, now)}, ${horaDe(inicio)}`,
        href: direccionDeHorario(especialista, inicio),
      };
    }),
  };
}
