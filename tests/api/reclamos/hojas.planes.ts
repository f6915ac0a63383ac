import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Repos } from "../../../app/domain/shared/puertos";
import { unaHoja } from "../../support/reclamos";

type Probados = "borradoresDeReclamo" | "feriados" | "hojas" | "respuestasDeReclamo";

export async function probar(
  repos: Repos<Probados>,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  const { borradoresDeReclamo, feriados, hojas, respuestasDeReclamo } = repos;
  await borradoresDeReclamo.guardar({ idBorrador: "b", cerrado: "c", expiraEn: ahora });
  await borradoresDeReclamo.leer("b", ahora);
  await borradoresDeReclamo.borrar("b");

  const feriado = { fecha: "2026-12-08", nombre: "Inmaculada Concepción", alcance: "regional" } as const;
  await feriados.poner({ ...feriado, cuenta: true });
  await feriados.entre("2026-12-01", "2026-12-31");
  await feriados.desde("2026-12-01", 10);
  await feriados.quitar(feriado.fecha);

  const empresa = { razonSocial: "Empresa", ruc: "20100047218", direccion: "Lima" };
  await hojas.guardar({
    ...{ idHoja: "h", idEnvio: "e", idPersona, codigo: "C", tipo: "reclamo", regimen: "INDECOPI" },
    ...{ numero: (await hojas.tomarLibro(2026)) + 1, anio: 2026, plazoEnDias: 15 },
    ...{ registradaEn: ahora, venceEl: "2026-12-15" },
    contenido: { proveedor: { ...empresa, establecimiento: "WEB-001" }, hoja: unaHoja() },
  });
  await hojas.porEnvio("e");
  await hojas.porCodigo("C");
  await hojas.porNumero(2026, 1);
  await hojas.porResponder("2026-12-15", 10);
  await hojas.delLibro(2026, 0, 10);
  await hojas.ultimoNumero(2026);
  await hojas.marcarRespondida("h", ahora);
  await hojas.cuantasPorResponder("2026-12-15");
  await hojas.pagina({ soloRespondidas: true, antesDe: { anio: 2026, numero: 9 }, cuantas: 10 });
  await hojas.pagina({ soloRespondidas: false, antesDe: null, cuantas: 10 });
  await hojas.anotarCarta("h", ahora);
  await hojas.cartas(ahora, 10);
  await hojas.cuantasCartas(ahora);
  await hojas.tomar("h");
  await hojas.personaDe("h");
  const linea = {
    orden: 1,
    clase: "respuesta",
    texto: "Ya está.",
    constancia: null,
    entregadaEl: null,
  } as const;
  const respuesta = { idRespuesta: "r", idHoja: "h", ...linea, escritaEn: ahora };
  await respuestasDeReclamo.guardar(respuesta);
  await respuestasDeReclamo.deLaHoja("h");
  const [deHoja] = await hojas.cerradasDespuesDe("", 10);
  await hojas.cerrarDeNuevo(deHoja!, deHoja!.cerrado);
  const [deRespuesta] = await respuestasDeReclamo.cerradasDespuesDe("", 10);
  await respuestasDeReclamo.cerrarDeNuevo(deRespuesta!, deRespuesta!.cerrado);
  await hojas.porAnonimizar(ahora, 10);
  await hojas.anonimizar("h", ahora);
}
