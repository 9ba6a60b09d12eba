/** The battle solver on the page, and the planner at the table. */
import type { SolverModule } from '../../../study/study-texts'
import Planner from './Planner.svelte'
import Solver from './Solver.svelte'

export default { page: Solver, planner: Planner } as SolverModule
