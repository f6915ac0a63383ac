import type { MetaFunction } from "@remix-run/node";
import { TuPlan } from "./TuPlan";

export { loader } from "./plan.server";
export const meta: MetaFunction = () => [{ title: "Tu plan · Bienestar" }];

export default TuPlan;
