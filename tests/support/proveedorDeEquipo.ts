import { afterAll, beforeEach } from "vitest";
import { abrirNavegador, type PuertasDeNavegador } from "./navegadorDeEquipo";
import { abrirFirmante } from "./proveedorFirmante";
import { abrirMundo } from "./servicios";

/** Opens the services of a product whose staff sign in by a provider, and the provider with a new subject a test. */
export async function abrirMundoConProveedor() {
  const firmante = await abrirFirmante();
  afterAll(() => firmante.apagar());
  const ajustes = {
    ...{ nombre: "Rimac", claimDeGrupos: "groups", acr: null, cliente: firmante.cliente },
    roles: [
      { grupo: "sis", rol: "sistemas" },
      { grupo: "noche", rol: "guardia" },
    ] as const,
  };
  const mundo = await abrirMundo({ proveedorDeEquipo: ajustes });
  let vez = 0;
  beforeEach(() => {
    // The provider and its library read the clock of the machine.
    mundo.reloj.ahora = new Date();
    const sub = `sujeto-${++vez}`;
    firmante.claims = { sub, email: `${sub}@equipo.example`, name: "Ana Torres", groups: ["sis", "noche"] };
  });
  return {
    ...{ firmante, ajustes, mundo },
    abrirNavegador: (puertas: Omit<PuertasDeNavegador, "firmante" | "servicios">) =>
      abrirNavegador({ firmante, servicios: mundo.servicios, ...puertas }),
  };
}
