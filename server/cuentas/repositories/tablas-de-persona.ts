import type { Tables } from "../../platform/database/schema";

/** How the rows of a table are found from a person. */
type Camino =
  | { por: "persona" }
  /** Through the rows of another table of the person that have the same column. */
  | { por: "tabla"; tabla: keyof Tables; columna: string };

export interface TablaDePersona {
  titulo: string;
  camino: Camino;
  /** Column and label. What is not named here is not copied: secrets and digests. */
  columnas: Record<string, string>;
  /** A column that is left out of a row in which another one says so. */
  salvo?: { columna: string; si: string };
  /** When the account is deleted. What is kept has no name in it any more. */
  alEliminar: "borrar" | "conservar" | "anonimizar";
}

const propia = { por: "persona" } as const;
const porTabla = (tabla: keyof Tables, columna: string) => ({ por: "tabla", tabla, columna }) as const;

/**
 * Every table that holds something of a person, children before parents. A test reads the schema and fails when one
 * is missing here: whoever adds a table decides what its owner sees of it and what becomes of it.
 */
export const TABLAS_DE_PERSONA: Partial<Record<keyof Tables, TablaDePersona>> = {
  personas: {
    titulo: "Tus datos personales",
    camino: propia,
    columnas: {
      nombre: "Nombres",
      ape_paterno: "Apellido paterno",
      ape_materno: "Apellido materno",
      email: "Correo electrónico",
      prefijo: "Prefijo",
      telefono: "Celular",
      id_tipo_documento: "Tipo de documento",
      numero_documento: "Número de documento",
      usuario_login: "Usuario",
      datos_confirmados: "Datos confirmados",
      es_asegurada: "Cliente de la aseguradora",
      id_persona: "Código de persona",
      id_usuario: "Código de usuario",
      digital_id: "Código digital",
    },
    alEliminar: "anonimizar",
  },
  cuentas: {
    titulo: "Tu cuenta",
    camino: propia,
    columnas: { correo: "Correo con el que entras" },
    alEliminar: "borrar",
  },
  refrescos: {
    titulo: "Llaves de tus sesiones en la app",
    camino: porTabla("accesos", "id_acceso"),
    columnas: { usado_en: "Usada", expira_en: "Vence" },
    alEliminar: "borrar",
  },
  accesos: {
    titulo: "Sesiones iniciadas",
    camino: propia,
    columnas: {
      dispositivo: "Dispositivo",
      puerta: "Por dónde",
      creado_en: "Desde",
      ultimo_uso_en: "Último uso",
      expira_en: "Vence",
      cerrado_en: "Cerrada",
    },
    alEliminar: "borrar",
  },
  codigos_de_respaldo: {
    titulo: "Tus códigos de respaldo",
    camino: propia,
    columnas: { usado_en: "Usado" },
    alEliminar: "borrar",
  },
  segundos_factores: {
    titulo: "Tu verificación en dos pasos",
    camino: propia,
    columnas: { pedido_en: "Pedida", activado_en: "Activada" },
    alEliminar: "borrar",
  },
  recuperaciones: {
    titulo: "Recuperaciones de tu contraseña",
    camino: propia,
    columnas: { verificada_en: "Verificada", usada_en: "Usada", expira_en: "Vence" },
    alEliminar: "borrar",
  },
  cambios_de_correo: {
    titulo: "Cambios de correo",
    camino: propia,
    columnas: {
      anterior: "Anterior",
      nuevo: "Nuevo",
      creado_en: "Pedido",
      confirmado_en: "Confirmado",
      deshecho_en: "Deshecho",
    },
    alEliminar: "borrar",
  },
  identidades_enlazadas: {
    titulo: "Tu acceso de asegurado",
    camino: propia,
    columnas: { emisor: "Quién te identifica", sujeto: "Código", enlazada_en: "Unido" },
    alEliminar: "borrar",
  },
  planes_de_persona: {
    titulo: "Tus planes",
    camino: propia,
    columnas: { orden: "Orden", codigo_plan: "Plan" },
    alEliminar: "borrar",
  },
  tipos_de_usuario: {
    titulo: "Tus tipos de usuario",
    camino: propia,
    columnas: { orden: "Orden", tipo: "Tipo" },
    alEliminar: "borrar",
  },
  beneficios: {
    titulo: "Tus beneficios",
    camino: propia,
    columnas: { tiene_eps: "EPS", es_piloto: "Piloto" },
    alEliminar: "borrar",
  },
  preferencias: {
    titulo: "Tus preferencias",
    camino: propia,
    columnas: { avisos_discretos: "Avisos discretos", actualizado_en: "Cambiadas" },
    alEliminar: "borrar",
  },
  calendarios: {
    // Its address is a secret: whoever has it reads the sessions.
    titulo: "Tu calendario privado",
    camino: propia,
    columnas: { creado_en: "Creado" },
    alEliminar: "borrar",
  },
  temas_de_persona: {
    titulo: "Temas que te interesan",
    camino: propia,
    columnas: { tema: "Tema" },
    alEliminar: "borrar",
  },
  modales_vistos: {
    titulo: "Avisos que viste",
    camino: propia,
    columnas: {
      modal: "Aviso",
      version: "Versión",
      mostrado_en: "Mostrado",
      atendido_en: "Respondido",
      forma: "Cómo",
    },
    alEliminar: "borrar",
  },
  participaciones_en_sorteos: {
    titulo: "Tus participaciones en sorteos",
    camino: propia,
    columnas: {
      id_sorteo: "Sorteo",
      numero: "Número",
      via: "Por dónde",
      creado_en: "Desde",
      retirado_en: "Retirada",
    },
    // The draw's log must keep its numbers without gaps.
    alEliminar: "conservar",
  },
  notas_de_cita: {
    titulo: "Lo que compartes con tus especialistas",
    camino: propia,
    columnas: {
      id_cita: "Cita",
      id_especialista: "Con quién",
      texto: "Tu nota",
      comparte_historial: "Comparte tus sesiones anteriores",
      inicio_de_cita: "Fecha de la cita",
      actualizada_en: "Desde",
    },
    alEliminar: "borrar",
  },
  ofertas_de_espera: {
    titulo: "Horarios que te ofrecimos en una lista de espera",
    camino: porTabla("esperas", "id_espera"),
    columnas: {
      id_espera: "Lista",
      inicio: "Horario",
      estado: "Estado",
      motivo: "Por qué no",
      creada_en: "Ofrecido",
      expira_en: "Hasta",
    },
    alEliminar: "borrar",
  },
  esperas: {
    titulo: "Tus listas de espera",
    camino: propia,
    columnas: {
      id_espera: "Código",
      id_especialista: "Especialista",
      tipo: "Para qué",
      numero: "Número",
      fecha: "Día",
      id_cita: "Cita",
      estado: "Estado",
      fin: "Cómo terminó",
      creada_en: "Desde",
      terminada_en: "Hasta",
    },
    alEliminar: "borrar",
  },
  mensajes_de_sala: {
    // What it says may be the other side's words, or the address of their device.
    titulo: "Mensajes de tus videollamadas",
    camino: porTabla("citas", "id_cita"),
    columnas: { id_cita: "Cita", rol: "De quién", tipo: "Tipo", creado_en: "Fecha" },
    alEliminar: "borrar",
  },
  presencias_en_sala: {
    titulo: "Quién está en tus videollamadas",
    camino: porTabla("citas", "id_cita"),
    columnas: { id_cita: "Cita", rol: "Quién", escalon: "Cómo", vista_en: "Última señal" },
    alEliminar: "borrar",
  },
  salas: {
    titulo: "Salas de tus videollamadas",
    camino: porTabla("citas", "id_cita"),
    columnas: { id_cita: "Cita", cierra_en: "Cierra" },
    alEliminar: "borrar",
  },
  citas: {
    titulo: "Citas",
    camino: propia,
    columnas: {
      id_cita: "Código",
      id_pedido: "Pedido",
      id_horario: "Horario",
      forma_de_pago: "Forma de pago",
      estado: "Estado",
      creada_en: "Reservada",
      version: "Versión",
      actualizada_en: "Cambiada",
      cancelada_por: "Cancelada por",
      devolucion: "Devolución",
      cambio_libre: "Cambio libre",
      asistencia_confirmada: "Asistencia confirmada",
    },
    alEliminar: "conservar",
  },
  horarios: {
    titulo: "Horarios separados",
    camino: propia,
    columnas: {
      id_horario: "Código",
      id_especialista: "Especialista",
      inicio: "Inicio",
      fin: "Fin",
      estado: "Estado",
      creado_en: "Separado",
    },
    alEliminar: "conservar",
  },
  ocupaciones: {
    titulo: "Tramos que ocupan tus horarios",
    camino: porTabla("horarios", "id_horario"),
    columnas: { id_horario: "Horario", tramo: "Tramo" },
    alEliminar: "conservar",
  },
  pedidos: {
    titulo: "Pedidos",
    camino: propia,
    columnas: {
      id_pedido: "Código",
      estado: "Estado",
      precio_centimos: "Precio",
      id_paquete: "Paquete",
      cupon: "Cupón",
      descuento_centimos: "Descuento",
      version_de_datos: "Versión del aviso de datos",
      creado_en: "Creado",
    },
    alEliminar: "conservar",
  },
  contenido_de_pedidos: {
    titulo: "Lo que traen tus paquetes",
    camino: porTabla("pedidos", "id_pedido"),
    columnas: { id_pedido: "Pedido", id_especialidad: "Especialidad", sesiones: "Sesiones" },
    alEliminar: "conservar",
  },
  usos_de_cupon: {
    titulo: "Cupones que usaste",
    camino: propia,
    columnas: {
      codigo: "Cupón",
      id_pedido: "Pedido",
      creado_en: "Usado",
      devuelto_en: "Te volvió",
    },
    alEliminar: "conservar",
  },
  datos_de_compra: {
    titulo: "Tus datos de compra",
    camino: propia,
    columnas: {
      tipo: "Comprobante",
      correo: "Correo",
      nombre: "Nombre",
      id_tipo_documento: "Tipo de documento",
      numero_documento: "Número de documento",
      ruc: "RUC",
      razon_social: "Razón social",
      direccion_fiscal: "Dirección fiscal",
      actualizado_en: "Cambiados",
    },
    alEliminar: "borrar",
  },
  comprobantes: {
    // The tax law keeps what was issued, with the name that it was issued to.
    titulo: "Comprobantes",
    camino: propia,
    columnas: {
      id_comprobante: "Código",
      id_pedido: "Pedido",
      tipo: "Tipo",
      serie: "Serie",
      numero: "Número",
      receptor_nombre: "A nombre de",
      receptor_numero_documento: "Documento",
      receptor_direccion: "Dirección",
      receptor_correo: "Correo",
      concepto: "Concepto",
      total_centimos: "Total",
      base_centimos: "Valor de venta",
      igv_centimos: "IGV",
      estado: "Estado",
      emitido_en: "Emitido",
    },
    alEliminar: "conservar",
  },
  cobros: {
    titulo: "Cobros",
    camino: porTabla("pedidos", "id_pedido"),
    columnas: {
      id_cobro: "Código",
      id_pedido: "Pedido",
      monto_centimos: "Monto",
      estado: "Estado",
      creado_en: "Abierto",
    },
    alEliminar: "conservar",
  },
  pagos: {
    titulo: "Pagos",
    camino: porTabla("cobros", "id_cobro"),
    columnas: {
      id_pago: "Código",
      id_cobro: "Cobro",
      monto_centimos: "Monto",
      estado: "Estado",
      creado_en: "Recibido",
    },
    alEliminar: "conservar",
  },
  devoluciones_parciales: {
    titulo: "Devoluciones de una parte de un pago",
    camino: porTabla("pagos", "id_pago"),
    columnas: {
      id_pago: "Pago",
      monto_centimos: "Monto",
      estado: "Estado",
      creado_en: "Pedida",
    },
    alEliminar: "conservar",
  },
  historial: {
    titulo: "Historia de tus pedidos",
    camino: porTabla("pedidos", "id_pedido"),
    columnas: {
      id_pedido: "Pedido",
      asunto: "Qué",
      id_asunto: "Código",
      desde: "Estaba",
      hasta: "Quedó",
      causa: "Por",
      creado_en: "Fecha",
    },
    alEliminar: "conservar",
  },
  saldos: {
    titulo: "Saldo",
    camino: propia,
    columnas: { id_especialidad: "Especialidad", cantidad: "Bonos" },
    alEliminar: "conservar",
  },
  lotes_de_saldo: {
    titulo: "Bonos que vencen",
    camino: propia,
    columnas: {
      id_especialidad: "Especialidad",
      id_pedido: "Pedido",
      cantidad: "Bonos",
      quedan: "Quedan",
      vence_en: "Vencen",
    },
    alEliminar: "conservar",
  },
  movimientos_de_saldo: {
    titulo: "Movimientos de saldo",
    camino: propia,
    columnas: { id_especialidad: "Especialidad", cantidad: "Bonos", motivo: "Motivo", creado_en: "Fecha" },
    alEliminar: "conservar",
  },
  movimientos_de_monedas: {
    titulo: "Movimientos de tus monedas",
    camino: propia,
    columnas: { cantidad: "Monedas", motivo: "Motivo", id_pedido: "Pedido", creado_en: "Fecha" },
    alEliminar: "conservar",
  },
  lotes_de_monedas: {
    titulo: "Monedas que vencen",
    camino: propia,
    columnas: { cantidad: "Monedas", quedan: "Quedan", vence_en: "Vencen" },
    alEliminar: "conservar",
  },
  monedas: {
    titulo: "Tus monedas",
    camino: propia,
    columnas: { cantidad: "Monedas" },
    alEliminar: "conservar",
  },
  notificaciones: {
    titulo: "Notificaciones",
    camino: propia,
    columnas: { mensaje: "Mensaje", creada_en: "Fecha", vista_en: "Vista" },
    alEliminar: "borrar",
  },
  consentimientos: {
    titulo: "Consentimientos",
    camino: propia,
    columnas: {
      codigo: "Código",
      version: "Versión",
      flujo: "Dónde",
      valor: "Respuesta",
      canal: "Canal",
      creado_en: "Fecha",
      huella_del_texto: "Huella del texto",
    },
    alEliminar: "conservar",
  },
  correos: {
    titulo: "Correos que te enviamos",
    camino: propia,
    salvo: { columna: "texto", si: "secreto" },
    columnas: { asunto: "Asunto", texto: "Texto", creado_en: "Escrito", enviado_en: "Enviado" },
    alEliminar: "borrar",
  },
  claves_idempotentes: {
    titulo: "Envíos de la app",
    camino: propia,
    columnas: { clave: "Clave", creada_en: "Fecha" },
    alEliminar: "borrar",
  },
  eliminaciones: {
    titulo: "Pedidos de eliminación",
    camino: propia,
    columnas: {
      estado: "Estado",
      pedida_en: "Pedida",
      ejecutar_en: "Fecha prevista",
      cerrada_en: "Cerrada",
    },
    alEliminar: "conservar",
  },
  accesos_a_datos: {
    titulo: "Quién vio o cambió tus datos",
    camino: propia,
    columnas: { accion: "Acción", actor: "Quién", canal: "Canal", creado_en: "Fecha" },
    alEliminar: "conservar",
  },
};
