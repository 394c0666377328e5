"""Makes the values that known-values.test.ts expects, with networkx, numpy and scipy: it shares no code with the program.

    python3 core/nominations/known-values.py
"""

import json

import networkx as nx
import numpy as np
from scipy.stats import hypergeom, norm, spearmanr

STEPS = np.linspace(0.05, 0.75, 10)  # bootnet: caseMin, caseMax, caseN


def generated(people, names, power):
    """Everyone names some by a power of chance; numbers of Park and Miller, so that any language draws the same."""
    state = 2026
    lists = []
    for _ in range(people):
        named = set()
        while len(named) < names:
            state = state * 48271 % 2147483647
            named.add(int(people * (state / 2147483647) ** power))
        lists.append(sorted(named))
    return lists


def ties(graph):
    order = list(graph.nodes)
    return [[order.index(other) for other in graph[one]] for one in order]


def counts(lists, people):
    found = np.zeros(people)
    for names in lists:
        found[names] += 1
    return found


def stability(lists, people):
    """The correlation stability coefficient: whole answers are left out; by ranks, as the program does it."""
    chance = np.random.default_rng(7)
    whole = counts(lists, people)
    best = 0.0
    for share in STEPS:
        left = len(lists) - round(len(lists) * share)
        if left == len(lists):
            continue
        kept = 0
        for _ in range(2000):
            some = counts([lists[at] for at in chance.permutation(len(lists))[:left]], people)
            kept += some.std() > 0 and spearmanr(some, whole).statistic >= 0.7
        if kept >= 0.95 * 2000:
            best = float(share)
    return best


def interval(count, answered, members, variance, told_from):
    """Every number of people who may name somebody is tried, one after the other."""
    drawn, everybody = answered + 4, answered + 4 + max(0, members - answered - 2)
    shifts = np.arange(-40, 41)
    weights = np.exp(-(shifts**2) / (2 * variance))
    weights /= weights.sum()
    values = np.arange(-40, drawn + 41)
    fits = []
    for naming in range(everybody + 1):
        found = np.convolve(hypergeom.pmf(np.arange(drawn + 1), everybody, naming, drawn), weights)
        found = np.where(values >= told_from, found, 0)
        below = (found[values < count].sum() + found[values == count].sum() / 2) / found.sum()
        if 0.025 < below < 0.975:
            fits.append(naming)
    low, high = (fits[0] - 0.5) * drawn / everybody, (fits[-1] + 0.5) * drawn / everybody
    return [max(0, int(np.floor(low + 0.5))), min(drawn, int(np.floor(high + 0.5)))]


def correlation(one, other):
    value = spearmanr(one, other).statistic
    reach = norm.ppf(0.975) * np.sqrt((1 + value**2 / 2) / (len(one) - 3))
    return [round(float(x), 6) for x in (value, np.tanh(np.arctanh(value) - reach), np.tanh(np.arctanh(value) + reach))]


networks = {
    "kite": ties(nx.krackhardt_kite_graph()),
    "florentine": ties(nx.florentine_families_graph()),
    "agreeing": generated(60, 8, 2),
    "mixed": generated(60, 3, 2),
    # Everyone names the next, and the last the second: hardly anybody stands above anybody.
    "round": [[place + 1] for place in range(29)] + [[1]],
}
for name, lists in networks.items():
    people = len(lists)
    found = counts(lists, people)
    activity = [place * 7 % 5 for place in range(people)]
    print(name, json.dumps(lists) if name == "florentine" else "")
    print("  in-degree", json.dumps([int(x) for x in found]))
    print("  stability", round(stability(lists, people), 4))
    print("  with (place * 7) % 5", correlation(found, activity))
for count, answered, members in [(6, 10, 14), (9, 30, 34), (12, 40, 100), (17, 30, 34), (30, 60, 200), (90, 500, 1000)]:
    print((count, answered, members), interval(count, answered, members, 2, 6))
for count, answered, members in [(9, 15, 25), (14, 40, 100), (30, 170, 200)]:
    print("question", (count, answered, members), interval(count, answered, members, 9, 9))
