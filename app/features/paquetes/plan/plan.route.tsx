import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { TuPlan } from "./TuPlan";

export { loader } from "./plan.server";
export const handle = { admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tu plan" }];

export default TuPlan;
