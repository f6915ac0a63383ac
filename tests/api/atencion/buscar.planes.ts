import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar(
  {
    busquedaDeEquipo,
    cronologia,
    cuentasDeEquipo,
    devolucionesDeEquipo,
    registroDeEquipo,
  }: Repos<
    "busquedaDeEquipo" | "cronologia" | "cuentasDeEquipo" | "devolucionesDeEquipo" | "registroDeEquipo"
  >,
  { cita: { idPersona, idPedido }, ahora }: { cita: CitaConDetalle; ahora: Date },
) {
  for (const tipo of ["correo", "documento", "telefono"] as const)
    await busquedaDeEquipo.personas({ tipo, valor: "uno" }, 26);
  for (const tipo of ["pedido", "cita", "id"] as const) await busquedaDeEquipo.pedido({ tipo, valor: "uno" });
  await busquedaDeEquipo.pedidosConCupon("UNO", 26);
  await cronologia.persona(idPersona);
  await cronologia.pedidos(idPersona, 25);
  await cronologia.sesiones(idPersona, 25);
  await cronologia.sesionesConEspecialidad(idPersona, 25);
  await cronologia.consentimientos(idPersona, 25);
  await cronologia.comprobantes(idPersona, 25);
  await registroDeEquipo.personasVistas("c", ahora);
  await registroDeEquipo.objetosVistos({ idCuenta: "c", acciones: ["vio-reclamo"], desde: ahora });
  const cuenta = { idCuenta: "d", correo: "d@equipo.example", nombre: "D", estado: "invitada" } as const;
  await cuentasDeEquipo.crear({
    ...cuenta,
    claveHash: null,
    secretoCifrado: null,
    creadaEn: ahora,
    usadaEn: ahora,
  });
  const devolucion = { idPersona, idPedido, mes: "2026-11", idCuenta: "d", centimos: 1, hechaEn: ahora };
  await devolucionesDeEquipo.anotar(devolucion);
  await devolucionesDeEquipo.hubo(idPersona, "2026-11");
}
