import type { CompiledQuery } from "kysely";
import type { Especialidad } from "../../../app/domain/shared/especialidades/especialidad";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { EspecialidadRepository } from "../../../app/domain/shared/especialidades/repositorio";
import type { EspecialistaRepository } from "../../../app/domain/agenda/especialistas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { CATALOGO, marcarCambio } from "../../platform/repositories/versiones";

interface Catalogo {
  especialidades: Especialidad[];
  especialistas: EspecialistaConAgenda[];
}

/**
 * Specialties and specialists. They are few and read by every page, so each process keeps the last catalogue it
 * read for as long as its version stands.
 */
export class CatalogoEnMemoria {
  #version: number | null = null;
  /** Asked several times for each page: built once, because building it costs more than running it. */
  #consulta: CompiledQuery<{ numero: number }> | undefined;
  #catalogo: Catalogo = { especialidades: [], especialistas: [] };

  async leer(db: Db | Trx): Promise<Catalogo> {
    this.#consulta ??= db.selectFrom("versiones").select("numero").where("clave", "=", CATALOGO).compile();
    const { rows } = await db.executeQuery(this.#consulta);
    const version = rows[0]?.numero ?? 0;
    if (version !== this.#version) {
      this.#catalogo = await leerCatalogo(db);
      this.#version = version;
    }
    return this.#catalogo;
  }
}

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
  };
}

/** Writes the catalogue: the seed, and whoever runs the product. */
export function makeCatalogoWriter(db: Db | Trx) {
  return {
    async bloquear(): Promise<void> {
      await db
        .updateTable("versiones")
        .set((eb) => ({ numero: eb.ref("numero") }))
        .where("clave", "=", CATALOGO)
        .execute();
    },

    async guardarEspecialidad(especialidad: Especialidad): Promise<void> {
      const { id, smallIcon, isDefault, plazos, ...campos } = especialidad;
      const fila = {
        ...campos,
        small_icon: smallIcon,
        is_default: Number(isDefault),
        plazo_de_cancelacion_en_minutos: plazos.cancelarEnMinutos,
        plazo_de_reprogramacion_en_minutos: plazos.reprogramarEnMinutos,
      };
      await db
        .insertInto("especialidades")
        .values({ id, ...fila })
        // Without its key: SQLite would look for what refers to it in all bookings.
        .onConflict((conflicto) => conflicto.column("id").doUpdateSet(fila))
        .execute();
      await marcarCambio(db, CATALOGO);
    },

    /** Writes a specialist with their themes, languages and hours; what they had of these is replaced. */
    async guardarEspecialista(especialista: EspecialistaConAgenda): Promise<void> {
      const { idEspecialista: id_especialista, temas, idiomas, turnos, excepciones } = especialista;
      const { id: id_especialidad } = await db
        .selectFrom("especialidades")
        .select("id")
        .where("slug", "=", especialista.especialidad)
        .executeTakeFirstOrThrow();
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
  const especialidades = await db.selectFrom("especialidades").selectAll().orderBy("id").execute();
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
    especialidades: especialidades.map((fila) => ({
      id: fila.id,
      slug: fila.slug as Especialidad["slug"],
      code: fila.code,
      name: fila.name,
      color: fila.color,
      icon: fila.icon,
      smallIcon: fila.small_icon,
      image: fila.image,
      information: fila.information,
      description: fila.description,
      isDefault: fila.is_default === 1,
      plazos: {
        cancelarEnMinutos: fila.plazo_de_cancelacion_en_minutos,
        reprogramarEnMinutos: fila.plazo_de_reprogramacion_en_minutos,
      },
    })),
    especialistas: especialistas.map((fila) => ({
      idEspecialista: fila.id_especialista,
      especialidad: slugs.get(fila.id_especialidad) as Especialidad["slug"],
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
    const suyas = mapa.get(fila.id_especialista);
    if (suyas) suyas.push(fila);
    else mapa.set(fila.id_especialista, [fila]);
  }
  return mapa;
}
