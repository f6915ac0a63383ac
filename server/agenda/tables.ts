import type { Generated } from "kysely";
import type { QuienCancela } from "../../app/domain/agenda/citas/cita";
import type { FinDeEspera } from "../../app/domain/agenda/esperas/espera";
import type { Bit, Fecha, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";
import type { FormaDePago } from "../../app/domain/ventas/pedidos/formaDePago";

export interface AgendaTables {
  especialistas: EspecialistaRow;
  temas_de_especialista: { id_especialista: string; tema: string };
  idiomas_de_especialista: { id_especialista: string; idioma: string };
  turnos: { id_especialista: string; dia_semana: number; desde: string; hasta: string };
  excepciones: {
    id_especialista: string;
    fecha: Fecha;
    desde: string;
    hasta: string;
    tipo: "cerrado" | "abierto";
  };
  horarios: HorarioRow;
  /** Slots and places that are taken. A row belongs either to a time or to a place in a workshop. */
  ocupaciones: {
    recurso: string;
    tramo: number;
    id_horario: string | null;
    id_inscripcion: string | null;
  };
  citas: CitaRow;
  /** Private addresses of calendars; `token` is the digest of the address's token. */
  calendarios: { id_persona: number; token: string; creado_en: Instante };
  esperas: EsperaRow;
  ofertas_de_espera: OfertaDeEsperaRow;
  salas: { id_cita: string; ultimo_numero: number; cierra_en: Instante };
  presencias_en_sala: PresenciaRow;
  mensajes_de_sala: MensajeDeSalaRow;
}

declare module "../platform/database/schema" {
  interface Tables extends AgendaTables {}
}

/** Rows past their time are deleted table by table in this order, so that none refers to a deleted row. */
export const tables: TablesOf<AgendaTables> = {
  especialistas: { grows: false },
  temas_de_especialista: { grows: false },
  idiomas_de_especialista: { grows: false },
  turnos: { grows: false },
  excepciones: { grows: false },
  horarios: { grows: true },
  ocupaciones: { grows: true },
  citas: { grows: true },
  calendarios: { grows: true },
  esperas: { grows: true },
  ofertas_de_espera: { grows: true },
  salas: { grows: true },
  presencias_en_sala: { grows: true },
  mensajes_de_sala: { grows: true },
};

interface EspecialistaRow {
  id_especialista: string;
  id_especialidad: number;
  slug: string;
  nombre: string;
  apellido: string;
  colegiatura: string;
  presentacion: string;
  retrato: string;
  precio_centimos: number;
  duracion_en_minutos: number;
  margen_en_minutos: number;
  anticipacion_en_minutos: number;
  ventana_en_dias: number;
  maximo_diario: number;
  /** Mail address of a specialist for news of their sessions, if there is one. */
  correo: Generated<string | null>;
}

interface HorarioRow {
  id_horario: string;
  id_especialista: string;
  id_persona: number;
  inicio: Instante;
  fin: Instante;
  ocupado_hasta: Instante;
  estado: "retenido" | "reservado" | "liberado" | "vencido";
  expira_en: Instante;
  ampliado: Bit;
  creado_en: Instante;
}

interface CitaRow {
  id_cita: string;
  id_pedido: string;
  id_horario: string;
  id_persona: number;
  forma_de_pago: FormaDePago;
  estado: "reservada" | "cancelada";
  creada_en: Instante;
  version: number;
  actualizada_en: Instante;
  /** `tecnica`: something of ours made the session impossible. */
  cancelada_por: QuienCancela | null;
  devolucion: "bono" | "dinero" | "cupon" | "nada" | null;
  cambio_libre: Bit;
  asistencia_confirmada: Bit;
  persona_llego_en: Instante | null;
  especialista_llego_en: Instante | null;
  /** Short code of a session, for the phone; null when every candidate was taken. */
  codigo_corto: Generated<string | null>;
}

interface PresenciaRow {
  id_cita: string;
  rol: "persona" | "especialista";
  id_conexion: string;
  escalon: "video" | "audio" | "texto" | "telefono";
  vista_en: Instante;
}

interface MensajeDeSalaRow {
  id_cita: string;
  numero: number;
  rol: "persona" | "especialista";
  tipo: "senal" | "texto";
  de_conexion: string | null;
  para_conexion: string | null;
  /** Content of a message in a video room: the signal of a device, or an encrypted text. */
  cuerpo: string;
  creado_en: Instante;
}

interface EsperaRow {
  id_espera: string;
  id_persona: number;
  id_especialista: string;
  tipo: "dia" | "antes-de-mi-cita";
  numero: number;
  fecha: Fecha | null;
  id_cita: string | null;
  desde: Instante;
  hasta: Instante;
  estado: "esperando" | "ofrecida" | "terminada";
  fin: FinDeEspera | null;
  creada_en: Instante;
  terminada_en: Instante | null;
}

interface OfertaDeEsperaRow {
  id_oferta: string;
  id_espera: string;
  id_horario: string | null;
  inicio: Instante;
  estado: "vigente" | "aceptada" | "rechazada" | "vencida" | "saltada" | "retirada";
  motivo: "se-cruza" | "demasiadas-retenciones" | null;
  creada_en: Instante;
  expira_en: Instante;
}
