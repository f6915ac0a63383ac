import { useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { ParteQueFalta } from "~/components/ParteQueFalta";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { PlanDeLaCuenta } from "./PlanDeLaCuenta";
import type { loader } from "./plan.server";

export function TuPlan() {
  const { usuario, plan } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tu plan</h1>
        {usuario && <p className={textoSuave}>Tu usuario: {usuario}</p>}
      </header>
      {usuario === null && <ParteQueFalta titulo="No se pudo acceder a la cuenta" />}
      {usuario !== null && !plan && <ParteQueFalta titulo="No pudimos cargar tu perfil" />}
      {plan && <PlanDeLaCuenta {...plan} />}
    </div>
  );
}
