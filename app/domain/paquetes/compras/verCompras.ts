import { pagosDe } from "../../ventas/pagos/verPagos";
import { enSuPagina, type HechosDeSuPagina } from "../../ventas/rastro/lugar";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { contenidoEnPalabras, limiteDePago, rechazoAlDevolver, sesionesDe, type Compra } from "./paquete";
import { entregadoDe } from "./quePaso";
import { leerSueltos, rangoSinPaquete, type ConPreciosSueltos } from "./sueltas";

const COMPRAS_POR_PAGINA = 50;

/** The shop, small packs first, and the person's purchases. */
export function makeVerTienda({
  repos,
  ...deps
}: Deps<"compras" | "especialidades" | "paquetes"> & ConPreciosSueltos) {
  return async (idPersona: number) => {
    const [especialidades, sueltos, paquetes, compras] = await Promise.all([
      repos.especialidades.todas(),
      leerSueltos(deps),
      repos.paquetes.enVenta(),
      repos.compras.deLaPersona(idPersona, COMPRAS_POR_PAGINA),
    ]);
    const porTamano = paquetes
      .toSorted((a, b) => sesionesDe(a.contenido) - sesionesDe(b.contenido))
      .map((paquete) => ({ ...paquete, sinEl: rangoSinPaquete(paquete.contenido, especialidades, sueltos) }));
    return { especialidades, paquetes: porTamano, compras };
  };
}

/** A pack on sale, and this person's unpaid order of it. */
export function makeVerPaquete({
  repos,
  now,
  ...deps
}: Deps<"compras" | "especialidades" | "paquetes"> & ConPreciosSueltos) {
  return async ({ idPersona, idPaquete }: { idPersona: number; idPaquete: string }) => {
    const paquete = await repos.paquetes.enVentaPorId(idPaquete);
    if (!paquete) return refuse("paquete-no-existe");
    const [especialidades, sueltos, pendiente] = await Promise.all([
      repos.especialidades.todas(),
      leerSueltos(deps),
      repos.compras.pendiente(idPersona, idPaquete),
    ]);
    const porPagar = pendiente && now() < limiteDePago(pendiente) ? pendiente : null;
    const { contenido } = porPagar ?? paquete;
    return done({
      paquete,
      trae: contenidoEnPalabras(contenido, especialidades),
      sinEl: rangoSinPaquete(contenido, especialidades, sueltos),
      pendiente: porPagar,
    });
  };
}

/** The order of a pack with all that its page says; another person's is not found. */
export function makeVerCompra({ repos }: Deps<"cobros" | "compras" | "especialidades" | "pagos" | "saldos">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const compra = await repos.compras.deUnaPersona(idPedido, idPersona);
    if (!compra) return refuse("compra-no-existe");
    const [especialidades, dinero, lotes] = await Promise.all([
      repos.especialidades.todas(),
      pagosDe(repos, idPedido),
      repos.saldos.lotesDelPedido(idPedido),
    ]);
    return done({
      compra,
      trae: contenidoEnPalabras(compra.contenido, especialidades),
      lotes,
      ...dinero,
      rechazoAlDevolver: rechazoAlDevolver(compra, lotes),
    });
  };
}

interface CompraVista extends Omit<HechosDeSuPagina, "pedido" | "apartado" | "entregado"> {
  compra: Pick<Compra, "creadoEn" | "estado" | "relevadoPor">;
}

/** Place of a purchase, told first on its page. */
export function lugarDeCompra({ compra, ...visto }: CompraVista, now: Date, vieneDePagar: boolean) {
  const apartado = now < limiteDePago(compra);
  return enSuPagina({ ...visto, pedido: compra, apartado, entregado: entregadoDe(compra) }, vieneDePagar);
}
