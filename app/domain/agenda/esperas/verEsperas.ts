import { nombreCompleto } from "../especialistas/especialista";
import type { Deps } from "../../shared/puertos";
import { estaVigente } from "../horarios/horario";
import { ESPERAS_A_LA_VISTA, type Espera, type OfertaDeEspera } from "./espera";
import type { ConTalleres } from "../talleres";

export interface EsperaALaVista extends Espera {
  especialista: string;
  especialidad: string;
  slugDeEspecialista: string;
  /** Number of people before the person who want the same times; null once the place is closed. */
  antes: number | null;
  oferta: (OfertaDeEspera & { expiraEn: Date }) | null;
  /** Freed times whose offer skipped this person. */
  saltadas: OfertaDeEspera[];
}

/** A person's places in waiting lists, open ones first, with their open offers. */
export function makeVerEsperas({ repos, now }: Deps<"especialistas" | "esperas" | "horarios">) {
  return async (idPersona: number): Promise<EsperaALaVista[]> => {
    const ahora = now();
    const esperas = await repos.esperas.deLaPersona(idPersona, ESPERAS_A_LA_VISTA);
    const ids = esperas.map(({ idEspera }) => idEspera);
    const enLinea = esperas.filter(({ estado }) => estado === "esperando");
    const [especialistas, ofertas, antes] = await Promise.all([
      repos.especialistas.todos(),
      repos.esperas.ofertas(ids),
      repos.esperas.cuantasAntes(enLinea.map(({ idEspera }) => idEspera)),
    ]);
    const vigentes = ofertas.flatMap(({ estado, idHorario }) =>
      estado === "vigente" && idHorario ? [idHorario] : [],
    );
    const horarios = await repos.horarios.varios(vigentes);
    const vistas = esperas.map((espera): EsperaALaVista => {
      const especialista = especialistas.find(
        (candidato) => candidato.idEspecialista === espera.idEspecialista,
      );
      const ofertasDeEspera = ofertas.filter(({ idEspera }) => idEspera === espera.idEspera);
      const vigente = ofertasDeEspera.find(({ estado }) => estado === "vigente");
      const horario = horarios.find(({ idHorario }) => idHorario === vigente?.idHorario);
      return {
        ...espera,
        especialista: especialista ? nombreCompleto(especialista) : "",
        especialidad: especialista?.especialidad ?? "",
        slugDeEspecialista: especialista?.slug ?? "",
        antes: espera.estado === "esperando" ? (antes.get(espera.idEspera) ?? 0) : null,
        oferta:
          vigente && horario && estaVigente(horario, ahora)
            ? { ...vigente, expiraEn: horario.expiraEn }
            : null,
        saltadas:
          espera.estado === "terminada" ? [] : ofertasDeEspera.filter(({ estado }) => estado === "saltada"),
      };
    });
    return vistas.sort((a, b) => Number(a.fin !== null) - Number(b.fin !== null));
  };
}

/** Coming workshops for which the person waits, or in which a freed place is kept until the person answers. */
export function makeVerTalleresEsperados({ talleres, now }: ConTalleres & Pick<Deps<never>, "now">) {
  return (idPersona: number) => talleres.esperados(idPersona, now());
}
