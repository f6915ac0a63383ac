import { PLANES, type CodigoDePlan } from "../../cuentas/perfil/planes";
import { monedas } from "../../paquetes/monedas/monedas";
import { bonos } from "../../paquetes/saldo/saldo";
import { soles } from "../../shared/dinero";
import { RAZONES_DE_CANCELACION } from "../pedidos/cancelarSesion";
import { esDeMonedas, type ActoPorAprobar, type Aprobacion } from "./aprobacion";

/** The act of a request in words. The specialty of bonos is left out: it may tell of health. */
export function actoDicho(acto: ActoPorAprobar & { especialista?: string | null }): string {
  const { clase, modo, cantidad, objeto, especialista } = acto;
  switch (clase) {
    case "devolucion":
      if (modo === "parte") return `Devolver una parte: ${soles(cantidad)}`;
      return modo
        ? `Cancelar una sesión que empezó y devolver ${soles(cantidad)}. ${RAZONES_DE_CANCELACION[modo]}`
        : `Devolver ${soles(cantidad)}`;
    case "cortesia":
      return `Regalar ${esDeMonedas(acto) ? monedas(cantidad) : bonos(cantidad)}`;
    case "plan":
      return `${cantidad > 0 ? "Dar" : "Quitar"} el plan ${PLANES[objeto as CodigoDePlan].nombre}`;
    case "segundo-factor":
      return "Quitar la verificación en dos pasos";
    case "precio":
      return `Precio de ${especialista ?? "un especialista"}: ${soles(cantidad)}`;
  }
}

/** Thing of a request in words, by its code. */
function cosaDicha({ clase, idPersona, objeto }: ActoPorAprobar): string {
  if (clase === "devolucion") return `Pedido ${objeto}`;
  return clase === "precio" ? `Especialista ${objeto}` : `Persona ${idPersona}`;
}

/** Columns that every line of an approval has in the registro. Finanzas reads them, so no specialty is among them. */
export const enElRegistro = (
  aprobacion: ActoPorAprobar & Pick<Aprobacion, "idAprobacion">,
  palabra: string | null,
) => ({
  idAprobacion: aprobacion.idAprobacion,
  idPersona: aprobacion.idPersona,
  objeto: aprobacion.clase === "cortesia" || aprobacion.objeto === "" ? aprobacion.clase : aprobacion.objeto,
  motivo: [actoDicho(aprobacion), cosaDicha(aprobacion), ...(palabra === null ? [] : [palabra])].join(". "),
});
