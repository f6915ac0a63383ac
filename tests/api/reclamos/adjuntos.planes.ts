import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Repos } from "../../../app/domain/shared/puertos";
import { unaHoja } from "../../support/reclamos";

export async function probar(
  { adjuntosDeReclamo, hojas }: Repos<"adjuntosDeReclamo" | "hojas">,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  const empresa = { razonSocial: "Empresa", ruc: "20100047218", direccion: "Lima" };
  await hojas.guardar({
    ...{ idHoja: "con-adjuntos", idEnvio: "ea", idPersona, codigo: "CA", tipo: "queja", regimen: "INDECOPI" },
    ...{ numero: (await hojas.tomarLibro(2027)) + 1, anio: 2027, plazoEnDias: 15 },
    ...{ registradaEn: ahora, venceEl: "2027-12-15" },
    contenido: { proveedor: { ...empresa, establecimiento: "WEB-001" }, hoja: unaHoja() },
  });
  const contenido = new Uint8Array(300_000);
  await adjuntosDeReclamo.guardar({
    ...{ idAdjunto: "a", idHoja: "con-adjuntos", orden: 1, nombre: "recibo.pdf", tipo: "application/pdf" },
    ...{ huella: "h", bytes: contenido.length, contenido, adjuntadoEn: ahora },
  });
  await adjuntosDeReclamo.deLaHoja("con-adjuntos");
  await adjuntosDeReclamo.trozo("a", 1);
  const [trozo] = await adjuntosDeReclamo.cerradasDespuesDe("", 10);
  await adjuntosDeReclamo.cerrarDeNuevo(trozo!, trozo!.cerrado);
  await hojas.anonimizar("con-adjuntos", ahora);
}
