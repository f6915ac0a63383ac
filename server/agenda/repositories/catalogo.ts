import type { Especialidad } from "../../../app/domain/shared/especialidades/especialidad";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { EspecialidadRepository } from "../../../app/domain/shared/especialidades/repositorio";
import type { EspecialistaRepository } from "../../../app/domain/agenda/especialistas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import {
  guardarEspecialidad,
  idDeEspecialidad,
  leerEspecialidades,
} from "../../platform/repositories/especialidades";
import {
  CATALOGO,
  GuardadoEnMemoria,
  marcarCambio,
  tomarVersion,
} from "../../platform/repositories/versiones";

interface Catalogo {
  especialidades: Especialidad[];
  especialistas: EspecialistaConAgenda[];
}

/** Specialties and specialists, kept in memory: they are few, and every page reads them. */
export const catalogoEnMemoria = () => new GuardadoEnMemoria(CATALOGO, leerCatalogo);
type CatalogoEnMemoria = ReturnType<typeof catalogoEnMemoria>;

export function makeEspecialidadRepository(db: Db | Trx, memoria: CatalogoEnMemoria): EspecialidadRepository {
  return { todas: async () => (await memoria.leer(db)).especialidades };
}

export function makeEspecialistaRepository(db: Db | Trx, memoria: CatalogoEnMemoria): EspecialistaRepository {
  return {
    todos: async () => (await memoria.leer(db)).especialistas,
    conAgenda: async (idEspecialista) => {
      const { especialistas } = await memoria.leer(db);
      return especialistas.find((especialista) => especialista.idEspecialista === idEspecialista) ?? null;
    },
    async destinatario(idEspecialista) {
      const fila = await db
        .selectFrom("especialistas")
        .select(["nombre", "correo"])
        .where("id_especialista", "=", idEspecialista)
        .executeTakeFirst();
      return fila?.correo ? { nombre: fila.nombre, correo: fila.correo } : null;
    },
  };
}

/** Writes the catalogue. The seed and the operator use it. */
export function makeCatalogoWriter(db: Db | Trx) {
  return {
    bloquear: () => tomarVersion(db, CATALOGO),

    guardarEspecialidad: (especialidad: Especialidad) => guardarEspecialidad(db, especialidad),

    async guardarCorreo(idEspecialista: string, correo: string | null): Promise<void> {
      await db
        .updateTable("especialistas")
        .set({ correo })
        .where("id_especialista", "=", idEspecialista)
        .execute();
    },

    /** Writes a specialist and replaces their themes, languages and hours. */
    async guardarEspecialista(especialista: EspecialistaConAgenda): Promise<void> {
      const { idEspecialista: id_especialista, temas, idiomas, turnos, excepciones } = especialista;
      const id_especialidad = await idDeEspecialidad(db, especialista.especialidad);
      const fila = {
        id_especialidad,
        slug: especialista.slug,
        nombre: especialista.nombre,
        apellido: especialista.apellido,
        colegiatura: especialista.colegiatura,
        presentacion: especialista.presentacion,
        retrato: especialista.retrato,
        precio_centimos: especialista.precioCentimos,
        duracion_en_minutos: especialista.duracionEnMinutos,
        margen_en_minutos: especialista.margenEnMinutos,
        anticipacion_en_minutos: especialista.anticipacionEnMinutos,
        ventana_en_dias: especialista.ventanaEnDias,
        maximo_diario: especialista.maximoDiario,
      };
      await db
        .insertInto("especialistas")
        .values({ id_especialista, ...fila })
        .onConflict((conflicto) => conflicto.column("id_especialista").doUpdateSet(fila))
        .execute();
      const de = { id_especialista };
      for (const tabla of [
        "temas_de_especialista",
        "idiomas_de_especialista",
        "turnos",
        "excepciones",
      ] as const) {
        await db.deleteFrom(tabla).where("id_especialista", "=", id_especialista).execute();
      }
      const filas = {
        temas_de_especialista: temas.map((tema) => ({ ...de, tema })),
        idiomas_de_especialista: idiomas.map((idioma) => ({ ...de, idioma })),
        turnos: turnos.map(({ diaDeSemana, ...horas }) => ({ ...de, dia_semana: diaDeSemana, ...horas })),
        excepciones: excepciones.map((excepcion) => ({ ...de, ...excepcion })),
      };
      for (const [tabla, valores] of Object.entries(filas)) {
        if (valores.length > 0)
          await db
            .insertInto(tabla as keyof typeof filas)
            .values(valores)
            .execute();
      }
      await marcarCambio(db, CATALOGO);
    },
  };
}

async function leerCatalogo(db: Db | Trx): Promise<Catalogo> {
  const especialidades = await leerEspecialidades(db);
  const especialistas = await db.selectFrom("especialistas").selectAll().orderBy("id_especialista").execute();
  const temas = porEspecialista(
    await db.selectFrom("temas_de_especialista").selectAll().orderBy("tema").execute(),
  );
  const idiomas = porEspecialista(
    await db.selectFrom("idiomas_de_especialista").selectAll().orderBy("idioma").execute(),
  );
  const turnos = porEspecialista(await db.selectFrom("turnos").selectAll().execute());
  const excepciones = porEspecialista(await db.selectFrom("excepciones").selectAll().execute());
  const slugs = new Map(especialidades.map(({ id, slug }) => [id, slug]));
  return {
    especialidades,
    especialistas: especialistas.map((fila) => ({
      idEspecialista: fila.id_especialista,
      especialidad: slugs.get(fila.id_especialidad)!,
      slug: fila.slug,
      nombre: fila.nombre,
      apellido: fila.apellido,
      colegiatura: fila.colegiatura,
      presentacion: fila.presentacion,
      retrato: fila.retrato,
      precioCentimos: fila.precio_centimos,
      duracionEnMinutos: fila.duracion_en_minutos,
      margenEnMinutos: fila.margen_en_minutos,
      anticipacionEnMinutos: fila.anticipacion_en_minutos,
      ventanaEnDias: fila.ventana_en_dias,
      maximoDiario: fila.maximo_diario,
      temas: (temas.get(fila.id_especialista) ?? []).map(({ tema }) => tema),
      idiomas: (idiomas.get(fila.id_especialista) ?? []).map(({ idioma }) => idioma),
      turnos: (turnos.get(fila.id_especialista) ?? []).map(({ dia_semana, desde, hasta }) => ({
        diaDeSemana: dia_semana,
        desde,
        hasta,
      })),
      excepciones: (excepciones.get(fila.id_especialista) ?? []).map(({ fecha, desde, hasta, tipo }) => ({
        fecha,
        desde,
        hasta,
        tipo,
      })),
    })),
  };
}

function porEspecialista<F extends { id_especialista: string }>(filas: F[]): Map<string, F[]> {
  const mapa = new Map<string, F[]>();
  for (const fila of filas) {
    const grupo = mapa.get(fila.id_especialista);
    if (grupo) grupo.push(fila);
    else mapa.set(fila.id_especialista, [fila]);
  }
  return mapa;
}
