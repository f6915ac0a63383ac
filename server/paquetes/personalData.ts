import { own, through, type PersonalData } from "../platform/declarations";
import type { PaquetesTables } from "./tables";

/** Personal data of packs and balances, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<PaquetesTables> = {
  contenido_de_pedidos: {
    titulo: "Lo que traen tus paquetes",
    camino: through("pedidos", "id_pedido"),
    columnas: { id_pedido: "Pedido", id_especialidad: "Especialidad", sesiones: "Sesiones" },
    alEliminar: "conservar",
  },
  saldos: {
    titulo: "Tus bonos",
    camino: own,
    columnas: { id_especialidad: "Especialidad", cantidad: "Bonos" },
    alEliminar: "conservar",
  },
  lotes_de_saldo: {
    titulo: "Bonos que vencen",
    camino: own,
    columnas: {
      id_especialidad: "Especialidad",
      id_pedido: "Pedido",
      codigo_plan: "Plan",
      mes: "Mes del plan",
      cantidad: "Bonos",
      quedan: "Quedan",
      vence_en: "Vencen",
    },
    alEliminar: "conservar",
  },
  movimientos_de_saldo: {
    titulo: "Bonos que recibiste y usaste",
    camino: own,
    columnas: { id_especialidad: "Especialidad", cantidad: "Bonos", motivo: "Motivo", creado_en: "Fecha" },
    alEliminar: "conservar",
  },
  donaciones_de_monedas: {
    titulo: "Monedas que donaste",
    camino: own,
    columnas: { nombre_de_causa: "Causa", cantidad: "Monedas", creado_en: "Fecha" },
    alEliminar: "conservar",
  },
  reversiones_de_monedas: {
    titulo: "Monedas que se te quitaron",
    camino: own,
    columnas: { cantidad: "Monedas", debe: "Quedaron debiendo", motivo: "Motivo", creado_en: "Fecha" },
    alEliminar: "conservar",
  },
  movimientos_de_monedas: {
    titulo: "Movimientos de tus monedas",
    camino: own,
    columnas: {
      cantidad: "Monedas",
      motivo: "Motivo",
      razon: "Por qué",
      dia: "Día",
      id_pedido: "Pedido",
      creado_en: "Fecha",
    },
    alEliminar: "conservar",
  },
  lotes_de_monedas: {
    titulo: "Monedas que vencen",
    camino: own,
    columnas: { cantidad: "Monedas", quedan: "Quedan", vence_en: "Vencen" },
    alEliminar: "conservar",
  },
  monedas: {
    titulo: "Tus monedas",
    camino: own,
    columnas: {
      cantidad: "Monedas",
      debe: "Debes",
      apagadas: "Juego apagado",
      en_pausa_desde: "Apagado desde",
    },
    alEliminar: "conservar",
  },
};
