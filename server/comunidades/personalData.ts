import type { Db, Trx } from "../platform/database/client";
import { own, through, type PersonalData } from "../platform/declarations";
import {
  borrarRevisiones,
  miembrosDe,
  quitarBloqueos,
  soltarDenuncias,
  vaciarTextos,
} from "./repositories/salida";
import type { ComunidadesTables } from "./tables";

const deMiembro = through("miembros_de_comunidad", "id_miembro");

const borrarDeSusTextos = (tabla: "actos_de_moderacion" | "revisiones_de_comunidad") => ({
  cerrar: (idPersona: number, { db }: { db: Db | Trx }) =>
    borrarRevisiones(db, tabla, miembrosDe(db, idPersona)),
});

/**
 * Personal data of communities, by table. Rows that refer to others come before them. With the account the words of the
 * person go, and "Alguien que ya no está" stays in their place; the replies of others stay. Words that a moderator has
 * yet to decide stay without the person, and go with the decision.
 */
export const personalData: PersonalData<ComunidadesTables> = {
  apoyos_de_comunidad: {
    titulo: "Apoyos que diste en comunidades",
    camino: deMiembro,
    columnas: { id_texto: "Texto", apoyo: "Apoyo" },
    alEliminar: "borrar",
  },
  seguimientos_de_conversacion: {
    titulo: "Conversaciones que sigues",
    camino: deMiembro,
    columnas: { id_conversacion: "Conversación", avisado_en: "Te avisamos" },
    alEliminar: "borrar",
  },
  bloqueos_de_comunidad: {
    titulo: "A quiénes bloqueaste en comunidades",
    camino: deMiembro,
    columnas: { id_bloqueo_de_comunidad: "Bloqueo", creado_en: "Fecha" },
    alEliminar: "borrar",
  },
  ocultos_de_comunidad: {
    titulo: "Textos que ocultaste en comunidades",
    camino: deMiembro,
    columnas: { id_texto: "Texto", oculto_en: "Fecha" },
    alEliminar: "borrar",
  },
  borradores_de_comunidad: {
    titulo: "Borradores en comunidades",
    camino: deMiembro,
    columnas: { lugar: "Dónde", texto: "Texto", id_citado: "Responde a", guardado_en: "Fecha" },
    alEliminar: "borrar",
  },
  denuncias_de_comunidad: {
    titulo: "Denuncias que hiciste en comunidades",
    camino: deMiembro,
    columnas: { id_texto: "Texto", motivo: "Motivo", detalle: "Detalle", creada_en: "Fecha" },
    alEliminar: { cerrar: (idPersona, { db }) => soltarDenuncias(db, miembrosDe(db, idPersona)) },
  },
  actos_de_moderacion: {
    titulo: "Lo que Moderación decidió de tus textos",
    camino: through("textos_de_comunidad", "id_texto"),
    columnas: {
      id_texto: "Texto",
      clase: "Qué fue",
      motivo: "Por qué",
      hecho_en: "Fecha",
      deshecho_en: "Deshecho",
    },
    alEliminar: borrarDeSusTextos("actos_de_moderacion"),
  },
  revisiones_de_comunidad: {
    titulo: "Textos tuyos que Moderación revisó",
    camino: through("textos_de_comunidad", "id_texto"),
    columnas: { id_texto: "Texto", motivos: "Por qué", creada_en: "Desde", decidida_en: "Decidida" },
    alEliminar: borrarDeSusTextos("revisiones_de_comunidad"),
  },
  sanciones_de_comunidad: {
    titulo: "Advertencias y pausas en comunidades",
    camino: own,
    columnas: {
      comunidad: "Comunidad",
      clase: "Qué fue",
      motivo: "Por qué",
      hecha_en: "Desde",
      hasta: "Hasta",
      levantada_en: "Levantada",
    },
    alEliminar: "borrar",
  },
  textos_de_comunidad: {
    titulo: "Textos que escribiste en comunidades",
    camino: deMiembro,
    columnas: {
      id_texto: "Texto",
      comunidad: "Comunidad",
      id_conversacion: "Conversación",
      texto: "Qué escribiste",
      estado: "Estado",
      creado_en: "Fecha",
      editado_en: "Editado",
      quitado_motivo: "Por qué se quitó",
      quitado_en: "Se quitó",
      apelacion: "Tu pedido de revisión",
    },
    alEliminar: {
      async cerrar(idPersona, { db }) {
        const miembros = miembrosDe(db, idPersona);
        await vaciarTextos(db, miembros);
        await quitarBloqueos(db, miembros);
      },
    },
  },
  // It comes after the texts, whose words it takes.
  textos_retirados: {
    titulo: "Textos que retiraste y Moderación todavía revisa",
    camino: own,
    columnas: {
      id_texto: "Texto",
      comunidad: "Comunidad",
      texto: "Qué escribiste",
      apelacion: "Tu pedido de revisión",
    },
    alEliminar: {
      async cerrar(idPersona, { db }) {
        await db
          .updateTable("textos_retirados")
          .set({ id_persona: null })
          .where("id_persona", "=", idPersona)
          .execute();
      },
    },
  },
  miembros_de_comunidad: {
    titulo: "Comunidades a las que te uniste",
    camino: own,
    columnas: { comunidad: "Comunidad", seudonimo: "Tu nombre ahí", unido_en: "Desde" },
    alEliminar: "borrar",
  },
};
