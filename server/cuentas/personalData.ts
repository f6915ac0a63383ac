import { own, through, type PersonalData } from "../platform/declarations";
import type { CuentasTables } from "./tables";

/** Personal data of accounts, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<CuentasTables> = {
  personas: {
    titulo: "Tus datos personales",
    camino: own,
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
    salvo: { columna: "numero_documento", si: "id_tipo_documento", es: 0 },
    alEliminar: "anonimizar",
  },
  cuentas: {
    titulo: "Tu cuenta",
    camino: own,
    columnas: { correo: "Correo con el que entras" },
    alEliminar: "borrar",
  },
  claves_reemplazadas: {
    titulo: "Contraseñas que cambiaste hace poco",
    camino: own,
    columnas: { en_uso_desde: "Desde", reemplazada_en: "Hasta" },
    alEliminar: "borrar",
  },
  datos_reemplazados: {
    titulo: "Tus datos de antes de un cambio",
    camino: own,
    columnas: {
      nombre: "Nombres",
      ape_paterno: "Apellido paterno",
      ape_materno: "Apellido materno",
      prefijo: "Prefijo",
      telefono: "Celular",
      reemplazado_en: "Hasta",
    },
    alEliminar: "borrar",
  },
  refrescos: {
    titulo: "Entradas desde la aplicación",
    camino: through("accesos", "id_acceso"),
    columnas: { usado_en: "Usada", expira_en: "Vence" },
    alEliminar: "borrar",
  },
  accesos: {
    titulo: "Dispositivos con tu cuenta",
    camino: own,
    columnas: {
      dispositivo: "Dispositivo",
      puerta: "Por dónde",
      creado_en: "Desde",
      ultimo_uso_en: "Último uso",
      expira_en: "Vence",
      cerrado_en: "Cerrada",
      probado_en: "Confirmaste quién eres",
    },
    alEliminar: "borrar",
  },
  codigos_de_respaldo: {
    titulo: "Tus códigos de respaldo",
    camino: own,
    columnas: { usado_en: "Usado" },
    alEliminar: "borrar",
  },
  segundos_factores: {
    titulo: "Tu verificación en dos pasos",
    camino: own,
    columnas: { pedido_en: "Pedida", activado_en: "Activada", respaldos_en: "Códigos de respaldo desde" },
    alEliminar: "borrar",
  },
  recuperaciones: {
    titulo: "Veces que recuperaste tu contraseña",
    camino: own,
    columnas: { verificada_en: "Verificada", usada_en: "Usada", expira_en: "Vence" },
    alEliminar: "borrar",
  },
  cambios_de_correo: {
    titulo: "Tus cambios de correo",
    camino: own,
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
    camino: own,
    columnas: { emisor: "Quién te identifica", sujeto: "Código", enlazada_en: "Unido" },
    alEliminar: "borrar",
  },
  enlaces_quitados: {
    titulo: "Acceso de asegurado que quitaste",
    camino: own,
    columnas: { quitado_en: "Quitado" },
    alEliminar: "borrar",
  },
  planes_de_persona: {
    titulo: "Tus planes",
    camino: own,
    columnas: { orden: "Orden", codigo_plan: "Plan" },
    alEliminar: "borrar",
  },
  tipos_de_usuario: {
    titulo: "Qué tipo de cuenta tienes",
    camino: own,
    columnas: { orden: "Orden", tipo: "Tipo" },
    alEliminar: "borrar",
  },
  beneficios: {
    titulo: "Tus beneficios",
    camino: own,
    columnas: { tiene_eps: "EPS", es_piloto: "Piloto" },
    alEliminar: "borrar",
  },
  preferencias: {
    titulo: "Tus preferencias",
    camino: own,
    columnas: { avisos_discretos: "Avisos discretos", actualizado_en: "Cambiadas" },
    alEliminar: "borrar",
  },
  temas_de_persona: {
    titulo: "Temas que te interesan",
    camino: own,
    columnas: { tema: "Tema" },
    alEliminar: "borrar",
  },
  eliminaciones: {
    titulo: "Si pediste eliminar tu cuenta",
    camino: own,
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
    camino: own,
    columnas: { accion: "Acción", actor: "Quién", canal: "Canal", creado_en: "Fecha", veces: "Veces" },
    // The record of readings is deleted, because its lines name kinds of health data. The deletion of the account is
    // noted afterwards.
    alEliminar: "borrar",
  },
  // The kept input of forms can be decrypted only with the key in the browser.
  envios_guardados: {
    titulo: "Lo que escribiste cuando tu sesión había terminado",
    camino: own,
    columnas: { expira_en: "Se borra" },
    alEliminar: "borrar",
  },
};
