import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar(
  {
    aprobaciones,
    cortesiasDeEquipo,
    cuentasDeEquipo,
  }: Repos<"aprobaciones" | "cortesiasDeEquipo" | "cuentasDeEquipo">,
  { cita: { idPersona, idPedido, idEspecialista }, ahora }: { cita: CitaConDetalle; ahora: Date },
) {
  for (const idCuenta of ["pide", "aprueba"]) {
    const cuenta = {
      idCuenta,
      correo: `${idCuenta}@equipo.example`,
      nombre: "P",
      estado: "invitada",
    } as const;
    await cuentasDeEquipo.crear({
      ...cuenta,
      claveHash: null,
      secretoCifrado: null,
      creadaEn: ahora,
      usadaEn: ahora,
    });
  }
  const abierta = {
    ...{ motivo: "prueba", pedidaPor: "pide", pedidaEn: ahora, cantidad: 1, modo: null },
    estado: "abierta",
    ...{ venceEn: new Date(ahora.getTime() + 1000), decididaPor: null, decididaEn: null, palabra: null },
  } as const;
  for (const [clase, objeto] of [
    ["devolucion", idPedido],
    ["precio", idEspecialista],
    ["cortesia", "psicologia"],
  ] as const)
    await aprobaciones.pedir({
      ...{ ...abierta, idAprobacion: clase, clase, objeto, clave: objeto },
      idPersona: clase === "precio" ? null : idPersona,
    });
  await aprobaciones.porId("devolucion");
  await aprobaciones.abierta("devolucion", idPedido);
  await aprobaciones.abiertas(ahora, 100);
  await aprobaciones.cuantasAbiertas(ahora, "aprueba");
  await aprobaciones.deCuenta("pide", 25);
  await aprobaciones.decidir("devolucion", { estado: "aprobada", por: "aprueba", palabra: null }, ahora);
  await aprobaciones.porVencer(ahora, 100);
  await aprobaciones.vencer("precio", ahora);
  await aprobaciones.cuantasSinVer("pide");
  await aprobaciones.marcarVistas("pide", ahora);
  const cortesia = { idPersona, mes: "2026-11", idCuenta: "pide", hechaEn: ahora };
  await cortesiasDeEquipo.anotar(cortesia);
  await cortesiasDeEquipo.hubo(idPersona, "2026-11");
}
