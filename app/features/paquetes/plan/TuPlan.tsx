import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { MissingPart } from "~/components/MissingPart";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { PlanDeLaCuenta } from "./PlanDeLaCuenta";
import type { loader } from "./plan.server";

export function TuPlan() {
  const { usuario, plan } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tu plan</h1>
        {usuario && <p className={textoSuave}>Tu usuario: {usuario}</p>}
      </header>
      {usuario === null && <MissingPart title="No se pudo acceder a la cuenta" />}
      {usuario !== null && !plan && <MissingPart title="No pudimos cargar tu perfil" />}
      {plan && <PlanDeLaCuenta {...plan} />}
    </div>
  );
}
