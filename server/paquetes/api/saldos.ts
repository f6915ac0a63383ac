import { z } from "zod";
import { explicarPlan } from "../../../app/domain/cuentas/perfil/perfil";
import { endpoint, personaNoExiste } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";

/** Endpoints of a person's prepaid sessions (`bonos`): their movements, those that expire, and those of the plan. */
export const saldos = [
  endpoint({
    metodo: "get",
    ruta: "/saldos/movimientos",
    resumen: "Lo último que entró y salió de tu saldo, y los bonos que vencen, primero los que antes",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      lotes: z.array(
        z.object({ idLote: z.string(), especialidad: z.string(), quedan: z.int(), venceEn: z.string() }),
      ),
      movimientos: z.array(
        z.object({
          idMovimiento: z.string(),
          especialidad: z.string(),
          cantidad: z.int(),
          motivo: z.string(),
          creadoEn: z.string(),
        }),
      ),
    }),
    async atender({ services, portador: { idPersona } }) {
      // Adds this month's prepaid sessions of the plan first, so that the following reads contain them.
      await services.paquetes.revisarElPlan(idPersona);
      const [lotes, movimientos] = await Promise.all([
        services.paquetes.verLotesDeSaldo(idPersona),
        services.paquetes.verMovimientosDeSaldo(idPersona),
      ]);
      return {
        lotes: lotes.map(({ venceEn, ...lote }) => ({ ...lote, venceEn: venceEn.toISOString() })),
        movimientos: movimientos.map(({ idMovimiento, especialidad, cantidad, motivo, creadoEn }) => ({
          ...{ idMovimiento, especialidad, cantidad, motivo },
          creadoEn: creadoEn.toISOString(),
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/saldos/plan",
    resumen: "Los bonos que trae tu plan cada mes, y cuántos te quedan de este",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      codigoPlan: z.string().nullable(),
      bonos: z.array(
        z.object({
          especialidad: z.string(),
          alMes: z.int(),
          /** Unused prepaid sessions of the plan; null when those of this month could not be added yet. */
          quedan: z.int().nullable(),
        }),
      ),
    }),
    async atender({ services: { cuentas, paquetes }, portador: { idPersona } }) {
      const persona = await cuentas.identidad.persona(idPersona);
      if (!persona) throw personaNoExiste();
      const [{ planes }, beneficios, lotes] = await Promise.all([
        cuentas.verPerfil(persona),
        cuentas.verBeneficios(persona),
        paquetes.ponerAlDiaElPlan(idPersona),
      ]);
      const { plan } = explicarPlan(planes, beneficios);
      const bonos = plan ? await paquetes.verBonosDelPlan(plan.codigoPlan, lotes) : [];
      return {
        codigoPlan: plan?.codigoPlan ?? null,
        bonos: bonos.map(({ especialidad, alMes, quedan }) => ({ especialidad, alMes, quedan })),
      };
    },
  }),
];
