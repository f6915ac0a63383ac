import type { EspecialistaConAgenda } from "../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../app/domain/cuentas/personas/persona";
import { MIERCOLES } from "./constructores";
import { valor, type Mundo } from "./servicios";

/** Opening hours of a specialist of these tests, on one day only; sessions begin on the hour. */
export const soloA = (...horas: string[]): Pick<EspecialistaConAgenda, "turnos" | "excepciones"> => ({
  turnos: [],
  excepciones: horas.map((hora) => ({
    fecha: MIERCOLES,
    desde: `${hora}:00`,
    hasta: `${hora}:50`,
    tipo: "abierto" as const,
  })),
});

/** Reads and acts on the waiting lists of one specialist. */
export function conEsperas({ servicios, db, ...mundo }: Mundo, especialista: () => EspecialistaConAgenda) {
  const ofrecer = () => mundo.job("ofrecer");
  return {
    ofrecer,
    async esperar(persona?: Persona, fecha = MIERCOLES) {
      const { idPersona } = persona ?? (await mundo.persona({ bonos: 1 }));
      const { idEspecialista } = especialista();
      const espera = valor(await servicios.agenda.esperarDia({ idPersona, idEspecialista, fecha }));
      return { idPersona, idEspera: espera.idEspera, numero: espera.numero };
    },
    /** Place of a person in a waiting list, as the person sees it. */
    async ver({ idPersona, idEspera }: { idPersona: number; idEspera: string }) {
      const vistas = await servicios.agenda.verEsperas(idPersona);
      return vistas.find((vista) => vista.idEspera === idEspera)!;
    },
    /** All offers of the waiting list in words, in the order of the list. */
    async ofertas() {
      const filas = await db
        .selectFrom("ofertas_de_espera")
        .innerJoin("esperas", "esperas.id_espera", "ofertas_de_espera.id_espera")
        .select(["esperas.numero", "ofertas_de_espera.estado"])
        .orderBy("esperas.numero")
        .execute();
      return filas.map(({ numero, estado }) => `${numero} ${estado}`);
    },
    async correosA({ idPersona }: { idPersona: number }) {
      const filas = await db
        .selectFrom("correos")
        .innerJoin("personas", "personas.email", "correos.para")
        .selectAll("correos")
        .where("personas.id_persona", "=", idPersona)
        .where("id_correo", "like", "espera-%")
        .orderBy("correos.creado_en")
        .execute();
      return filas;
    },
  };
}
