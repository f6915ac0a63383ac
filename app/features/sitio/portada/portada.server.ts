import { primeroLasPreferidas } from "~/domain/agenda/especialistas/temas";
import { direccionDePieza } from "~/domain/contenido/contenido";
import { loQueTermina, type PorTerminar } from "~/domain/paquetes/saldo/lotes";
import { bonosDe } from "~/domain/paquetes/saldo/verSaldo";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes/partes.server";
import { sinTerminarEnPalabras } from "~/shell/partes/sinTerminar.server";
import { citaEnPalabras } from "~/shell/partes/siguiente.server";
import { verPreferidas } from "~/shell/partes/preferidas.server";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import type { PortadaDatos } from "./datos";
import { enVivoALaVista } from "../necesidades/enVivo.server";
import { horariosALaVista } from "../necesidades/horarios.server";
import { necesidadesDe } from "~/components/necesidadesDe";
import { verParaVolver } from "./paraVolver.server";

const HORARIOS_A_LA_VISTA = 3;
/** Slug of the video with the sound for the minute of breathing. Without the video the minute is silent. */
const RESPIRO_CON_SONIDO = "respira-con-el-mar";

/** Home page: the needs and the soonest free times; for a visitor the next live event, for a person what is theirs. */
export async function verPortada(args: LoaderArgs): Promise<PortadaDatos> {
  const persona = await quienEs(args);
  const now = services.now();
  const temas = await services.contenido.temas();
  const [especialidades, encontrados, proxima, sinTerminar, preferidas, saldo, conSonido, vuelta, enVivo] =
    await Promise.all([
      services.agenda.especialidades(),
      services.agenda.buscarEspecialistas({}),
      persona && services.agenda.verProxima(persona.idPersona),
      persona ? sinTerminarEnPalabras(persona.idPersona) : [],
      verPreferidas(args.context, persona),
      persona && services.paquetes.verSaldo(persona.idPersona),
      leerParte(args.context, services.contenido.porUrl("video", RESPIRO_CON_SONIDO)),
      persona && verParaVolver(args.request, args.context, persona.idPersona),
      persona ? null : leerParte(args.context, services.contenido.proximoEnVivo([])),
    ]);
  const vivo = enVivo?.estado === "success" ? enVivo.valor : null;
  // Discretion leaves out everything that tells why a person comes. An unread choice counts as one.
  const conDiscrecion = persona !== null && (vuelta?.conDiscrecion ?? true);
  const elegidas = conDiscrecion ? new Set<string>() : preferidas;
  const nombreDe = (slug: string) => especialidades.find((otra) => otra.slug === slug)?.name ?? "";
  return {
    termina: saldo && discreto(loQueTermina(saldo.lotes, now), conDiscrecion),
    sinTerminar: conDiscrecion ? sinTerminar.map((reserva) => ({ ...reserva, con: null })) : sinTerminar,
    porTemas: elegidas.size > 0,
    necesidades: necesidadesDe(temas),
    // The theme's drawing is on the page already; the scene of the event would cost 2.6 kB.
    enVivo: vivo && enVivoALaVista({ ...vivo, dibujo: undefined }, temas),
    horarios: horariosALaVista(
      primeroLasPreferidas(
        unoPorEspecialidad(encontrados),
        elegidas,
        ({ especialista }) => especialista.especialidad,
      ).slice(0, HORARIOS_A_LA_VISTA),
      especialidades,
      (especialidad) => !conDiscrecion && bonosDe(saldo?.bonos ?? [], especialidad) > 0,
    ),
    proximaCita: proxima && {
      ...citaEnPalabras(proxima, conDiscrecion),
      especialidad: conDiscrecion ? null : nombreDe(proxima.especialista.especialidad),
    },
    conSonido:
      conSonido.estado === "success" && conSonido.valor
        ? { href: direccionDePieza(conSonido.valor), titulo: conSonido.valor.titulo }
        : null,
    paraVolver: vuelta?.paraVolver ?? null,
  };
}

/** With discretion the bonos that end are told without the reason for which the person comes. */
const discreto = (termina: PorTerminar | null, conDiscrecion: boolean) =>
  termina && conDiscrecion ? { ...termina, especialidades: [] } : termina;

type Encontrado = Awaited<ReturnType<typeof services.agenda.buscarEspecialistas>>[number];

/** Soonest free time of each specialty: three times of one specialty would hide the others. */
function unoPorEspecialidad(encontrados: Encontrado[]): Encontrado[] {
  const vistas = new Set<string>();
  return encontrados.filter(({ especialista, proximos }) => {
    if (proximos.length === 0 || vistas.has(especialista.especialidad)) return false;
    vistas.add(especialista.especialidad);
    return true;
  });
}
